#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"

#include "diagnostics/near_names.hpp"
#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using text::format;

// The names of all values from 0.
template <class Value, std::size_t count>
std::array<std::string_view, count> all_names() {
  std::array<std::string_view, count> names;
  for (std::size_t i = 0; i < count; ++i) names[i] = name_of(static_cast<Value>(i));
  return names;
}

// The header that the finding is about.
const HeaderNode& header_of(const Wording& wording) {
  const std::vector<HeaderNode>& headers = wording.ast().headers;
  const auto behind =
      std::upper_bound(headers.begin(), headers.end(), wording.finding.span.begin,
                       [](std::uint32_t offset, const HeaderNode& header) { return offset < header.line.begin; });
  return *(behind - 1);
}

// `kind`: what the value should be, such as "layout".
void word_unknown_value(Wording& wording, std::string_view kind, std::span<const std::string_view> choices) {
  const HeaderNode& header = header_of(wording);
  if (header.value.empty()) {
    wording.say(format("the header {} has no value", text::quote(wording.slice(header.key))));
  } else {
    const std::string value = text::lower_case(wording.written());
    wording.say(format("{} is not a {}{}", wording.quoted(), kind, diagnostics::did_you_mean(value, choices)));
  }
  wording.help(format("write {}", text::listed(choices, " or ")));
  wording.note("the header has no effect");
}

std::vector<std::string_view> names_in(std::string_view list) {
  std::vector<std::string_view> names;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    names.push_back(text::trimmed(list.substr(begin, end - begin), " \t\v\f"));
    begin = end + 1;
  }
  return names;
}

std::string fault_of_players(const Wording& wording) {
  const std::vector<std::string_view> names = names_in(wording.slice(header_of(wording).value));
  if (names.size() == 1 && names[0].empty()) return "the header `Players` has no names";
  for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), most_players); ++i) {
    if (names[i].empty()) return format("the name of player {} in `Players` is empty", i + 1);
    const auto is_same = [&](std::string_view other) { return text::is_same_word(names[i], other); };
    if (std::any_of(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), is_same)) {
      return format("`Players` names {} twice", text::quote(names[i]));
    }
  }
  if (names.size() == 1) return format("`Players` names {} alone, and at least two play", text::quote(names[0]));
  if (names.size() > most_players) return format("`Players` names {} players, and at most four play", names.size());
  return format("`Players` names {} players, and the position has {}", names.size(),
                unsigned{wording.record().player_count});
}

}  // namespace

void word_homeworlds_unknown_header(Wording& wording) {
  // In the case of the keys that are known, so that case does not make it far from them.
  std::string key = text::lower_case(wording.written());
  key[0] = text::to_upper(key[0]);
  wording.say(format("the header {} is not known{}", wording.quoted(),
                     diagnostics::did_you_mean(key, all_names<HeaderKey, header_keys>())));
  wording.note("it is kept as it is, and has no effect");
}

void word_homeworlds_unknown_layout(Wording& wording) {
  constexpr std::string_view layouts[] = {"line", "numbered", "block", "rounds"};
  word_unknown_value(wording, "layout", layouts);
}

void word_homeworlds_unknown_header_value(Wording& wording) {
  const HeaderNode& header = header_of(wording);
  if (!header.known) {
    // Of the headers that a transcript alone has, this is the one that can stand against a position.
    wording.say(format("{} names another number of players than the position, which has {}",
                       text::quote(wording.slice(header.key)), unsigned{wording.record().player_count}));
    wording.note("the header has no effect");
    return;
  }
  switch (*header.known) {
    case HeaderKey::rules:
      return word_unknown_value(wording, "profile of the rules", all_names<Profile, profiles>());
    case HeaderKey::dialect:
      return word_unknown_value(wording, "dialect", all_names<Dialect, dialects>());
    default:
      wording.say(fault_of_players(wording));
      wording.note("the header has no effect");
  }
}

void word_homeworlds_rules_not_checked(Wording& wording) {
  const Record& record = wording.record();
  wording.say(format("a game of {} players is not checked in the rules `{}`", unsigned{record.player_count},
                     name_of(record.profile)));
  wording.note("only the syntax is checked, and there is no board");
  wording.help("`--profile rules` plays it by the published rules");
}

// In layout `rounds`, where the first player's point stands first.
void word_last_line(Wording& wording) {
  const Record& record = wording.record();
  const bool is_draw = record.outcome == RecordOutcome::draw;
  const std::string_view on_board = result_text(is_draw ? std::nullopt : std::optional(record.winner));
  const std::string outcome = is_draw ? "it is a draw" : format("{} has won", wording.player(record.winner));
  wording.say(format("the last line says {}, and on the board {}", wording.quoted(), outcome));
  wording.fix(format("write {}", text::quote(on_board)), diagnostics::Safety::unsafe, wording.finding.span,
              std::string(on_board));
}

void word_homeworlds_result_vs_board(Wording& wording) {
  if (header_of(wording).is_last_line) return word_last_line(wording);
  const Record& record = wording.record();
  const auto is_name = [&](std::string_view player) { return text::is_same_word(player, wording.written()); };
  if (record.outcome == RecordOutcome::won) {
    wording.say(format("the header names {} as the winner, and on the board {} has won", wording.quoted(),
                       wording.player(record.winner)));
    wording.fix(format("name {}", wording.player(record.winner)), diagnostics::Safety::unsafe, wording.finding.span,
                std::string(player_name(record, record.winner)));
    return;
  }
  const bool is_known = std::any_of(record.players.begin(), record.players.end(), is_name);
  if (record.outcome == RecordOutcome::draw && is_known) {
    return wording.say(format("the header names {} as the winner, and on the board it is a draw", wording.quoted()));
  }
  const std::vector<std::string_view> names(record.players.begin(), record.players.end());
  wording.say(format("the header names {} as the winner, who does not play", wording.quoted()));
  wording.help(format("the players are {}", text::listed(names, " and ")));
}

}  // namespace plyglot::homeworlds
