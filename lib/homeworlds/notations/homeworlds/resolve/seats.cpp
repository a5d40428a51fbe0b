#include "homeworlds/notations/homeworlds/resolve/seats.hpp"

#include "diagnostics/near_names.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {

std::optional<Player> player_of(char letter_or_digit, Player players) {
  for (Player player = 0; player < players; ++player) {
    if (text::to_upper(letter_or_digit) == seat_name(player, players)[0]) return player;
    if (letter_or_digit == static_cast<char>('0' + player)) return player;
  }
  return std::nullopt;
}

std::optional<Player> Seats::find(std::string_view handle) const {
  std::optional<Player> found;
  for (std::size_t i = 0; i < record_.players.size(); ++i) {
    const std::string& player = record_.players[i];
    if (player == handle) return static_cast<Player>(i);
    if (!found && text::is_same_word(player, handle)) found = static_cast<Player>(i);
  }
  return found;
}

std::optional<std::string> Seats::near(std::string_view handle) const {
  const std::vector<std::string_view> known(record_.players.begin(), record_.players.end());
  constexpr std::uint32_t most_edits = 2;
  const auto name = diagnostics::nearest(handle, known, most_edits);
  return name ? std::optional(std::string(*name)) : std::nullopt;
}

std::optional<Player> Seats::named(const TurnNode& turn) {
  if (turn.handle.empty()) return std::nullopt;
  const std::string_view handle = reading_.slice(turn.handle);
  if (const std::optional<Player> player = find(handle)) return player;
  if (has_names_ || record_.players.size() == record_.player_count) {
    reading_.report(DiagnosticId::homeworlds_unknown_player, turn.handle, near(handle));
    return std::nullopt;
  }
  record_.players.emplace_back(handle);
  return static_cast<Player>(record_.players.size() - 1);
}

void Seats::check_turn(const TurnNode& turn, Player named, Player to_move) {
  if (named == to_move) return;
  NotedFinding* const finding = reading_.report(DiagnosticId::homeworlds_wrong_player, turn.handle);
  // homeworlds 7: with more players the archive skips those who are out by rules of its own.
  const bool is_lenient = reading_.form.dialect == Dialect::sdg && record_.player_count > 2;
  if (finding == nullptr) return;
  finding->due = to_move;
  if (is_lenient) finding->severity = diagnostics::Severity::warning;
}

}  // namespace plyglot::homeworlds
