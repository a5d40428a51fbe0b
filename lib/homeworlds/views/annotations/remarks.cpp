#include "homeworlds/views/annotations/remarks.hpp"

#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/views/annotations/written_turn.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using annotations::Remark;

// homeworlds 6: an option can win over the header.
std::string words_if_used(std::string_view value, std::string_view chosen, std::string_view words) {
  if (!text::is_same_word(value, chosen)) return "this has no effect here";
  return text::format("{} `{}`", words, chosen);
}

std::string players_words(const Record& record, text::Span header) {
  const std::vector<text::Span>& spans = record.player_spans;
  if (spans.empty() || !header.contains(spans.front())) return "this has no effect here";
  const auto players = static_cast<Player>(spans.size());
  std::vector<std::string> seats;
  for (Player player = 0; player < players; ++player) {
    seats.push_back(text::format("{} is {}", verdicts::visible_name(record, player), seat_name(player, players)));
  }
  return "the players by seat: " + text::joined(seats, " and ");
}

// What a header is for, in words.
std::string header_words(const Record& record, const RecordHeader& header) {
  if (header.is_last_line && record.dialect == Dialect::hwl) {
    return header.value == "..." ? "the turn goes on" : "a player has resigned or run out of time";
  }
  const std::string key = text::lower_case(header.key);
  if (key == "players" || key == "participants") return players_words(record, header.span);
  if (key == "rules") return words_if_used(header.value, name_of(record.profile), "the game is played by the rules of");
  if (key == "dialect") return words_if_used(header.value, name_of(record.dialect), "turns are written in the dialect");
  if (key == "layout") return "how lines form turns";
  return text::format("{} is kept as it is: the play does not depend on it", text::quote(header.key));
}

PieceSet set_of(const Pile& pile) {
  PieceSet pieces;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) pieces = pieces | PieceSet::some(kind, pile[kind]);
  return pieces;
}

// Of a system in the position that the record begins with: "`Alpha`, the home of Ann: a small red star; Ann has a large
// green ship".
std::string system_words(const Record& record, const System& system) {
  std::string words = text::quote(system.name);
  if (system.home) text::append(words, ", the home of {}", verdicts::visible_name(record, *system.home));
  Pile stars{};
  for (std::uint8_t i = 0; i < system.star_count; ++i) ++stars[system.stars[i]];
  text::append(words, ": {}", words_of(set_of(stars), "star"));
  for (Player player = 0; player < record.player_count; ++player) {
    const std::string ships = words_of(set_of(system.ships[player]), "ship");
    if (!ships.empty()) text::append(words, "; {} has {}", verdicts::visible_name(record, player), ships);
  }
  return words;
}

class Remarks {
 public:
  Remarks(const Record& record, std::vector<Remark>& remarks)
      : record_(record), remarks_(remarks), replay_(record, record.profile) {}

  void append() {
    for (const RecordHeader& header : record_.headers) {
      remarks_.push_back({header.span, header_words(record_, header), std::nullopt});
    }
    if (record_.initial) add_position();
    find_ends();
    for (std::uint32_t index = 0; index < record_.turns.size(); ++index) add_turn(index);
    // What is not written has no place.
    const auto is_unwritten = [](const Remark& remark) { return remark.span.empty(); };
    remarks_.erase(std::remove_if(remarks_.begin(), remarks_.end(), is_unwritten), remarks_.end());
    // Outer places come before those inside them; in a game record in JSON headers can be anywhere.
    text::sort(remarks_.begin(), remarks_.end(), [](const Remark& a, const Remark& b) {
      return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
    });
  }

 private:
  void add_position() {
    const Position& position = *record_.initial;
    remarks_.push_back({record_.position_span,
                        text::format("the game begins with this position, {} is to move",
                                     verdicts::visible_name(record_, position.to_move)),
                        0});
    for (const System& system : position.systems) {
      remarks_.push_back({system.span, system_words(record_, system), 0});
    }
  }

  void find_ends() {
    for (SystemId id = 0; id < record_.systems.size(); ++id) {
      if (record_.systems[id].gone != no_action) gone_.push_back({record_.systems[id].gone, id});
    }
    text::sort(gone_.begin(), gone_.end());
    for (ActionNumber number = 0; number < record_.actions.size(); ++number) {
      if (record_.actions[number].is_played) last_played_ = number;
    }
  }

  void add_turn(std::uint32_t index) {
    const RecordTurn& turn = record_.turns[index];
    const std::string heading = turn_heading(record_, index);
    std::optional<std::uint32_t> ply;
    if (index < record_.certain_turns) ply = index + 1;
    remarks_.push_back({turn.whole(), heading, ply});
    const ActionNumber end = turn.first_action + turn.action_count;
    for (ActionNumber first = turn.first_action; first < end;) {
      const ActionNumber after = end_of_same_words(record_, turn, first);
      remarks_.push_back(
          {record_.actions[first].span, text::format("{}: {}", heading, words_for_actions(index, first, after)), ply});
      first = after;
    }
    if (index < record_.certain_turns) replay_.end_turn(ignored_);
    ignored_.clear();
  }

  // Of actions that are written in the same words.
  std::string words_for_actions(std::uint32_t turn, ActionNumber first, ActionNumber after) {
    std::vector<std::string> each;
    std::string ends;
    std::uint32_t played = 0;
    for (ActionNumber number = first; number < after; ++number) {
      std::string words = play(turn, number);
      if (!words.empty()) each.push_back(std::move(words));
      if (!record_.actions[number].is_played) continue;
      ends += words_for_ends(number);
      ++played;
    }
    const std::uint32_t count = after - first;
    const bool are_passes = count > 1 && record_.actions[first].verb == Verb::pass;
    const std::string words =
        are_passes ? text::format("{} {} times", each.front(), verdicts::number_word(count)) : text::joined(each, "; ");
    if (played == count) return words + ends;
    std::string_view reason = played == 0 ? "not played" : "not all of it is played";
    if (record_.is_fragment || turn > record_.certain_turns)
      reason = "not played, since the position is not known here";
    return words.empty() ? std::string(reason) : text::format("{} ({}){}", words, reason, ends);
  }

  // An error of the notation can leave a word without a meaning: of what is not played nothing is said then.
  std::string play(std::uint32_t turn, ActionNumber number) {
    const RecordAction& action = record_.actions[number];
    const bool can_be_said = record_.turns[turn].verbatim.empty() || action.verb == Verb::pass;
    std::string words;
    if (action.is_played) {
      words = words_for(record_, action, &replay_.state());
    } else if (can_be_said) {
      words = words_for(record_, action, nullptr);
    }
    if (turn <= record_.certain_turns) replay_.play_action(ignored_);
    return words;
  }

  // What else an action brings about (homeworlds-rules G11 to G13).
  std::string words_for_ends(ActionNumber number) const {
    std::vector<std::string> names;
    auto gone = std::lower_bound(gone_.begin(), gone_.end(), std::pair(number, SystemId{0}));
    for (; gone != gone_.end() && gone->first == number; ++gone) {
      names.push_back(text::quote(record_.systems[gone->second].name));
    }
    std::string words;
    if (!names.empty()) {
      words = text::format("; {} {} gone", text::joined(names, " and "), verdicts::is_or_are(names.size()));
    }
    if (number != last_played_) return words;
    if (record_.outcome == RecordOutcome::draw) return words + "; the game is a draw";
    if (record_.outcome != RecordOutcome::won) return words;
    return words + text::format("; {} wins", verdicts::visible_name(record_, record_.winner));
  }

  const Record& record_;
  std::vector<Remark>& remarks_;
  // Played as far as the position is certain.
  RecordReplay replay_;
  std::vector<Violation> ignored_;
  // The actions that made systems disappear, sorted.
  std::vector<std::pair<ActionNumber, SystemId>> gone_;
  ActionNumber last_played_ = no_action;
};

}  // namespace

void append_remarks(const Record& record, std::vector<Remark>& remarks) { Remarks(record, remarks).append(); }

}  // namespace plyglot::homeworlds
