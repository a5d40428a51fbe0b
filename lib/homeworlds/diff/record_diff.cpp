#include "homeworlds/diff/record_diff.hpp"

#include "homeworlds/diff/compared_games.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "text/ascii.hpp"

#include <map>

namespace plyglot::homeworlds {
namespace {

// How a record is written, and what is compared in another way.
bool is_compared(std::string_view key) {
  constexpr std::string_view others[] = {"players", "participants", "layout", "rules", "dialect", "comment"};
  return std::find(std::begin(others), std::end(others), key) == std::end(others);
}

// By key in lower case. homeworlds L5: the first value of a repeated key counts.
std::map<std::string, std::string> values_of(const Record& record) {
  std::map<std::string, std::string> values;
  for (const RecordHeader& header : record.headers) {
    const std::string_view value = text::trimmed(header.value, " \t\"");
    std::string key = text::lower_case(header.key);
    if (!value.empty() && is_compared(key)) values.emplace(std::move(key), value);
  }
  return values;
}

// The seat of a player by name, or as it is written.
std::string seat_of(const Record& record, const std::string& name) {
  for (Player player = 0; player < record.player_count; ++player) {
    const std::string_view seat = seat_name(player, record.player_count);
    const bool is_named = player < record.players.size() && text::is_same_word(record.players[player], name);
    if (is_named || text::is_same_word(seat, name)) return std::string(seat);
  }
  return name;
}

void compare_players(const Record& a, const Record& b, std::vector<HeaderChange>& changes) {
  const std::size_t both = std::min(a.players.size(), b.players.size());
  for (std::size_t i = 0; i < both; ++i) {
    if (text::is_same_word(a.players[i], b.players[i])) continue;
    const Player players = std::max({a.player_count, b.player_count, static_cast<Player>(i + 1)});
    changes.push_back({std::string(seat_name(static_cast<Player>(i), players)), {a.players[i], b.players[i]}});
  }
}

// Headers that contradict each other: players by seat, winners by seat, and of the others those that are in both.
// Case and blanks around a value do not matter. Linear in the headers, but for sorting them.
std::vector<HeaderChange> contrary_headers(const Record& a, const Record& b) {
  std::vector<HeaderChange> changes;
  compare_players(a, b, changes);
  const std::map<std::string, std::string> of_b = values_of(b);
  for (const auto& [key, value] : values_of(a)) {
    const auto other = of_b.find(key);
    if (other == of_b.end()) continue;
    const bool is_winner = key == "winner";
    const bool is_same = is_winner ? text::is_same_word(seat_of(a, value), seat_of(b, other->second))
                                   : text::is_same_word(value, other->second);
    if (!is_same) changes.push_back({key, {value, other->second}});
  }
  return changes;
}

RecordFrame frame_of(const Record& record) {
  return {record.profile, record.player_count, record.outcome, record.winner};
}

std::string first_text_of(const Record& record) { return record.initial ? position_text(*record.initial) : ""; }

// A position and no game.
bool is_state(const Record& record) { return record.initial && record.turns.empty(); }

bool is_swapped(const Record& a, const Record& b, const ComparedGame& of_a, comparing::Numbering& numbering) {
  if (a.player_count != 2 || b.player_count != 2 || a.turns.size() != b.turns.size()) return false;
  if (a.is_fragment || a.certain_turns != a.turns.size() || b.certain_turns != b.turns.size()) return false;
  const ComparedGame of_b = compared_game_of(b, true, numbering);
  return of_a.positions == of_b.positions && of_a.turns == of_b.turns;
}

}  // namespace

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff diff;
  diff.frame = {frame_of(a), frame_of(b)};
  diff.has_same_beginning = first_text_of(a) == first_text_of(b);
  diff.headers = contrary_headers(a, b);
  comparing::Numbering numbering;
  const ComparedGame of_a = compared_game_of(a, false, numbering);
  const ComparedGame of_b = compared_game_of(b, false, numbering);
  ComparedGames games(a, b, of_a, of_b);
  static_cast<comparing::Comparison&>(diff) = comparing::compare(games);
  diff.renamed = games.renamed();
  if (is_state(a) || is_state(b)) {
    diff.position = homeworlds::diff(final_position(a), final_position(b));
    const bool is_known = has_known_end(a) && has_known_end(b);
    diff.relation = is_known ? diff.position->relation : Relation::different;
    return diff;
  }
  diff.relation = diff.is_all_common() ? Relation::same : Relation::different;
  if (!diff.is_same_game() && is_swapped(a, b, of_a, numbering)) diff.relation = Relation::swapped_seats;
  return diff;
}

}  // namespace plyglot::homeworlds
