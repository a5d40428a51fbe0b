#include "hexix/notations/hexix/resolve/skipped_plies.hpp"

namespace plyglot::hexix {
namespace {

Move move_of(const MoveNode& node) {
  switch (node.form) {
    case MoveForm::place:
      return {MoveKind::place, *node.cell.cell, 0, node.kind};
    case MoveForm::increment:
      return {MoveKind::increment, *node.cell.cell};
    default:
      return {MoveKind::capture, *node.cell.cell, *node.target.cell};
  }
}

}  // namespace

SkippedPlies skipped_plies(const State& state, const MoveNode& next, const RuleOptions& options) {
  SkippedPlies plies;
  const Move move = move_of(next);
  for (const Move skipped : list_legal_moves(state, options)) {
    ++plies.legal;
    if (takes_home(state, skipped)) continue;
    State after = state;
    play(after, skipped, judge(after, skipped));
    // A ply after which the other side has none ends the game, and then no move is legal.
    if (is_legal(after, move, options)) plies.fitting.push_back(skipped);
  }
  return plies;
}

}  // namespace plyglot::hexix
