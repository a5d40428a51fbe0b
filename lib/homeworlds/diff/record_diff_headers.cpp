#include "homeworlds/diff/record_diff_headers.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <map>

namespace plyglot::homeworlds {
namespace {

// How a record is written, and what is compared in another way.
bool is_compared(std::string_view key) {
  constexpr std::string_view others[] = {"players", "participants", "layout", "rules", "dialect", "comment"};
  return std::find(std::begin(others), std::end(others), key) == std::end(others);
}

// By key in lower case. homeworlds L5: of a key that stands twice the first counts.
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

}  // namespace

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

}  // namespace plyglot::homeworlds
