#include "homeworlds/notations/homeworlds/resolve/written_winner.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

// By name, or by the seat.
std::optional<Player> player_named(const Record& record, std::string_view name) {
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    if (text::is_same_word(record.players[i], name)) return static_cast<Player>(i);
  }
  for (Player player = 0; player < record.player_count; ++player) {
    if (text::is_same_word(seat_name(player, record.player_count), name)) return player;
  }
  return std::nullopt;
}

bool says_draw(std::string_view value) {
  constexpr std::string_view words[] = {"draw", "none", "nobody", "tie"};
  for (const std::string_view word : words) {
    if (text::is_same_word(word, value)) return true;
  }
  return false;
}

// homeworlds L9: the last line of the layout `rounds`.
void check_last_line(Reading& reading, const Record& record) {
  if (reading.ast.headers.empty() || !reading.ast.headers.back().is_last_line) return;
  const text::Span line = reading.ast.headers.back().line;
  const std::optional<WrittenResult> written = read_result(reading.slice(line));
  const bool has_other_won = record.outcome == RecordOutcome::won && written->winner != record.winner;
  const bool has_nobody_won = record.outcome == RecordOutcome::draw && written->winner;
  const bool can_say_it = record.player_count == 2;
  if (can_say_it && (has_other_won || has_nobody_won)) reading.report(DiagnosticId::homeworlds_result_vs_board, line);
}

}  // namespace

void check_written_winner(Reading& reading, const Record& record) {
  check_last_line(reading, record);
  const HeaderNode* const header = find_header(reading.ast, HeaderKey::winner);
  if (header == nullptr || header->value.empty()) return;
  const std::string_view name = reading.slice(header->value);
  const std::optional<Player> player = player_named(record, name);
  const bool is_draw = !player && says_draw(name);
  // Where nobody says who plays, the name may be anybody's.
  const bool is_unknown = !player && !is_draw && record.players.size() == record.player_count;
  const bool has_other_won = record.outcome == RecordOutcome::won && (is_draw || (player && *player != record.winner));
  const bool has_nobody_won = record.outcome == RecordOutcome::draw && player;
  if (!is_unknown && !has_other_won && !has_nobody_won) return;
  reading.report(DiagnosticId::homeworlds_result_vs_board, header->value);
}

}  // namespace plyglot::homeworlds
