#include "homeworlds/notations/homeworlds/read/lines/turn_numbers.hpp"

#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"

namespace plyglot::homeworlds {
namespace {

void check_rounds(Reading& reading) {
  const Player players = player_count_of(reading.ast);
  std::optional<RoundMark> before;
  for (TurnNode& turn : reading.ast.turns) {
    if (!turn.number) continue;
    const RoundMark mark = written_mark(*turn.number, turn.is_later_half, before);
    if (before && !follows(*before, mark, players)) {
      reading.report(DiagnosticId::homeworlds_turn_number, turn.number_span, mark_text(mark_after(*before, players)));
    }
    turn.half = mark.half;
    before = mark;
  }
}

}  // namespace

Player player_count_of(const Ast& ast) {
  if (ast.initial) return ast.initial->players;
  return ast.players.empty() ? Player{2} : static_cast<Player>(ast.players.size());
}

void check_turn_numbers(Reading& reading) {
  if (reading.ast.layout == Layout::rounds) return check_rounds(reading);
  std::optional<std::uint32_t> before;
  for (const TurnNode& turn : reading.ast.turns) {
    if (!turn.number) continue;
    if (before && *turn.number != *before + 1) {
      const char mark = reading.slice(turn.number_span).back();
      reading.report(DiagnosticId::homeworlds_turn_number, turn.number_span, std::to_string(*before + 1) + mark);
    }
    before = turn.number;
  }
}

}  // namespace plyglot::homeworlds
