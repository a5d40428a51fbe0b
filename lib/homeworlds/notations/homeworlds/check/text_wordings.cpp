#include "diagnostics/near_names.hpp"
#include "diagnostics/suppression_syntax.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

using diagnostics::Safety;

namespace {

using text::format;

// After a byte order mark.
std::uint32_t start_of_first_line(const text::Source& source) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  const bool has_mark = source.base == 0 && source.text.substr(0, mark.size()) == mark;
  return source.base + (has_mark ? static_cast<std::uint32_t>(mark.size()) : 0U);
}

// Makes one turn of two, unless the upper one ends with a `*`, which would then be inside the turn.
void join_turns(NotedWording& wording, const TurnNode& upper, const TurnNode& lower) {
  if (!upper.confirmation.empty()) return;
  const text::Span gap = {upper.span.end, lower.span.begin};
  if (!wording.holds_comment(gap)) {
    wording.fix("join the lines", Safety::unsafe, gap, "; ");
    return;
  }
  // A line that ends with a separator goes on in the next (homeworlds L11), comment or not.
  const std::uint32_t after = wording.after_blanks(gap.begin);
  const bool is_clear = wording.is_line_end_at(after) || wording.byte_at(after) == '#';
  if (is_clear) wording.fix("join the lines", Safety::unsafe, {gap.begin, gap.begin}, ";");
}

// The names of all values from 0.
template <class Value, std::size_t count>
std::array<std::string_view, count> all_names() {
  std::array<std::string_view, count> names;
  for (std::size_t i = 0; i < count; ++i) names[i] = name_of(static_cast<Value>(i));
  return names;
}

// The header that the finding is about.
const HeaderNode& header_of(const NotedWording& wording) {
  const std::vector<HeaderNode>& headers = wording.ast().headers;
  const auto after =
      std::upper_bound(headers.begin(), headers.end(), wording.finding.span.begin,
                       [](std::uint32_t offset, const HeaderNode& header) { return offset < header.line.begin; });
  return *(after - 1);
}

// `kind`: what the value should be, such as "layout".
void word_unknown_value(NotedWording& wording, std::string_view kind, std::span<const std::string_view> choices) {
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

std::string fault_of_players(const NotedWording& wording) {
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

void word_homeworlds_byte_order_mark(NotedWording& wording) {
  wording.say("the file begins with a byte order mark");
  // A second one after it would become the mark.
  const std::uint32_t end = wording.finding.span.end;
  const std::string_view mark = wording.written();
  if (wording.source().text.substr(end - wording.source().base, mark.size()) == mark) return;
  wording.fix("delete the byte order mark", Safety::safe, wording.finding.span, "");
}

void word_homeworlds_not_utf8(NotedWording& wording) {
  wording.say(text::format("{} is not UTF-8", text::describe_character(wording.written())));
  wording.note("bytes that are not UTF-8 are taken as characters of names");
  wording.help("save the file in the encoding UTF-8");
}

void word_homeworlds_bad_record(NotedWording& wording) {
  const std::string_view due = wording.finding.value_due;
  if (!due.empty()) {
    wording.say(text::format("{} is written where {} is expected", wording.quoted(), due));
  } else if (wording.finding.span.empty()) {
    wording.say("the JSON ends too early");
  } else {
    wording.say(text::format("{} cannot be here in JSON", text::describe_character(wording.written())));
  }
  wording.advise("a game record of Abstract Play is an object with `header` and `moves`, a list of rounds");
  wording.note("nothing of the game is played");
}

void word_homeworlds_block_layout_assumed(NotedWording& wording) {
  wording.say("these lines are read as one turn, which a blank line ends");
  wording.help("if each line is a turn, write the header `Layout: line`");
  const std::uint32_t start = start_of_first_line(wording.source());
  wording.fix("say so in a header", Safety::safe, {start, start}, "Layout: block" + wording.scope.line_end());
}

void word_homeworlds_turn_spread_over_lines(NotedWording& wording) {
  const Ast& ast = wording.ast();
  const std::size_t upper = wording.turn_at(wording.finding.span.begin);
  const std::size_t lower = wording.turn_at(wording.finding.span.end - 1);
  const ActionNode& sacrifice = *wording.action_at(wording.finding.span.begin);
  wording.say(format("the actions for the sacrificed {} seem to go on in the line below",
                     text::quote(wording.slice(sacrifice.ship.span))));
  wording.label_if_there(ast.actions[ast.turns[lower].first_action].span, "this line is read as the next turn");
  wording.advise("a line that ends with `;`, `,` or `/` goes on in the next one");
  join_turns(wording, ast.turns[upper], ast.turns[lower]);
}

void word_homeworlds_comment_sign(NotedWording& wording) {
  const std::string_view written = wording.written();
  const std::size_t slashes = written.find_first_not_of('/');
  wording.say(format("{} is {}", wording.quoted(), slashes == 0 ? "taken for a remark" : "read as a comment"));
  wording.advise("comments begin with `#`");
  const std::uint32_t begin = wording.finding.span.begin;
  const auto end = begin + static_cast<std::uint32_t>(slashes);
  // Of words without a sign no one has said that they are a comment; and as one this would suppress findings.
  const bool is_guess = slashes == 0 || diagnostics::is_suppression(written.substr(slashes));
  const Safety safety = is_guess ? Safety::unsafe : Safety::safe;
  wording.fix(slashes == 0 ? "if it is not a move, mark it as a comment" : "mark it as one", safety, {begin, end},
              slashes == 0 ? "# " : "#");
}

void word_homeworlds_unknown_header(NotedWording& wording) {
  // In the case of the keys that are known, so that case does not make it far from them.
  std::string key = text::lower_case(wording.written());
  key[0] = text::to_upper(key[0]);
  wording.say(format("the header {} is not known{}", wording.quoted(),
                     diagnostics::did_you_mean(key, all_names<HeaderKey, header_keys>())));
  wording.note("it is kept as it is, and has no effect");
}

void word_homeworlds_unknown_layout(NotedWording& wording) {
  constexpr std::string_view layouts[] = {"line", "numbered", "block", "rounds"};
  word_unknown_value(wording, "layout", layouts);
}

void word_homeworlds_unknown_header_value(NotedWording& wording) {
  const HeaderNode& header = header_of(wording);
  if (!header.known) {
    // Of the headers that a transcript alone has, this is the one that can contradict a position.
    wording.say(format("{} names another number of players than the position, which has {}",
                       text::quote(wording.slice(header.key)), unsigned{wording.record().player_count}));
    wording.note("the header has no effect");
    return;
  }
  switch (*header.known) {
    case HeaderKey::rules:
      return word_unknown_value(wording, "profile of the rules", all_names<Profile, profiles>());
    case HeaderKey::dialect:
      // The last one has no headers.
      static_assert(static_cast<std::size_t>(Dialect::bga) + 1 == dialects);
      return word_unknown_value(wording, "dialect", std::span(dialect_names).first(dialects - 1));
    default:
      wording.say(fault_of_players(wording));
      wording.note("the header has no effect");
  }
}

namespace {

// In layout `rounds`.
void word_last_line_and_header(NotedWording& wording) {
  wording.say(format("the last line says {}, and a header {}", wording.quoted(),
                     text::quote(wording.slice(wording.finding.related))));
  wording.label(wording.finding.related, "this one counts");
}

}  // namespace

void word_homeworlds_duplicate_header(NotedWording& wording) {
  const HeaderNode& header = header_of(wording);
  if (header.is_last_line) return word_last_line_and_header(wording);
  const std::string_view key = wording.slice(header.key);
  wording.say(format("there is a header {} already, with another value", text::quote(key)));
  wording.label("has no effect");
  wording.label(wording.finding.related, "this one counts");
}

void word_homeworlds_rules_not_checked(NotedWording& wording) {
  const Record& record = wording.record();
  wording.say(format("a game of {} players is not checked in the rules `{}`", unsigned{record.player_count},
                     name_of(record.profile)));
  wording.note("only the syntax is checked, and there is no board");
  wording.help("`--profile rules` plays it by the published rules");
}

// In layout `rounds`, where the first player's points come first.
void word_last_line(NotedWording& wording) {
  const Record& record = wording.record();
  const bool is_draw = record.outcome == RecordOutcome::draw;
  const std::string_view on_board = result_text(is_draw ? std::nullopt : std::optional(record.winner));
  const std::string outcome = is_draw ? "it is a draw" : format("{} has won", wording.player(record.winner));
  wording.say(format("the last line says {}, and on the board {}", wording.quoted(), outcome));
  wording.fix(format("write {}", text::quote(on_board)), diagnostics::Safety::unsafe, wording.finding.span,
              std::string(on_board));
}

void word_homeworlds_result_vs_board(NotedWording& wording) {
  if (header_of(wording).is_last_line) return word_last_line(wording);
  const Record& record = wording.record();
  const std::string_view place = record.dialect == Dialect::bga ? "log" : "header";
  const auto is_name = [&](std::string_view player) { return text::is_same_word(player, wording.written()); };
  if (record.outcome == RecordOutcome::won) {
    wording.say(format("the {} names {} as the winner, and on the board {} has won", place, wording.quoted(),
                       wording.player(record.winner)));
    wording.fix(format("name {}", wording.player(record.winner)), diagnostics::Safety::unsafe, wording.finding.span,
                std::string(player_name(record, record.winner)));
    return;
  }
  const bool is_known = std::any_of(record.players.begin(), record.players.end(), is_name);
  if (record.outcome == RecordOutcome::draw && is_known) {
    return wording.say(format("the {} names {} as the winner, and on the board it is a draw", place, wording.quoted()));
  }
  const std::vector<std::string_view> names(record.players.begin(), record.players.end());
  wording.say(format("the {} names {} as the winner, who does not play", place, wording.quoted()));
  wording.help(format("the players are {}", text::listed(names, " and ")));
}

}  // namespace plyglot::homeworlds
