#include "hive/notations/thehive/resolve/uhp_moves.hpp"

#include "hive/notations/thehive/read/thehive_spelling.hpp"
#include "hive/rules/legality/legality.hpp"

namespace plyglot::hive::thehive {

std::optional<Move> MendedGame::move_of(const Line& line) const {
  const GameState& state = game_.state();
  Attempt attempt{line.piece.piece, {}};
  if (state.on_board() != 0 && line.form != MoveForm::pass) {
    if (line.piece.piece == no_piece || line.target.piece == no_piece) return std::nullopt;
    if (!holds(state.on_board(), line.target.piece)) return std::nullopt;
    attempt.to = cell_of(state, {line.target.piece, line.direction});
  }
  if (!judge(game_, attempt).is_legal()) return std::nullopt;
  return hive::move_of(attempt);
}

void MendedGame::play(const Line& line) {
  if (!line.is_readable && line.form != MoveForm::uhp) return;
  if (const auto move = move_of(line)) game_.play(*move);
}

std::string MendedGame::text_of(const Line& line) const {
  if (const auto move = move_of(line)) return spelled(spelling, game_.state(), *move);
  return spelled(spelling, line.piece.piece, Reference{line.target.piece, line.direction});
}

}  // namespace plyglot::hive::thehive
