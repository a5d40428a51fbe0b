#include "hive/rules/legality/judgement.hpp"

#include "hive/rules/one_hive.hpp"

namespace plyglot::hive {

Verdict verdict_about(const Game& game, Rule rule, std::vector<PieceIndex> pieces) {
  Verdict verdict;
  verdict.rule = rule;
  if (!pieces.empty()) verdict.related_ply = game.last_ply_of(pieces.front());
  verdict.pieces = std::move(pieces);
  return verdict;
}

Verdict verdict_about_last_ply(const Game& game, Rule rule) {
  Verdict verdict;
  verdict.rule = rule;
  verdict.related_ply = game.last_ply();
  return verdict;
}

Verdict verdict_about_hive(const Game& game, Rule rule, PieceIndex pinned) {
  Verdict verdict;
  verdict.rule = rule;
  verdict.parts = parts_without(game.state(), pinned);
  return verdict;
}

PieceIndex piece_above(const GameState& state, PieceIndex piece) {
  PieceIndex above = no_piece;
  for (PieceIndex p = state.top(state.spot(piece)); p != piece; p = state.below(p)) above = p;
  return above;
}

std::vector<Cell> gate_of(const GameState& state, Spot from, DirectionSet direction) {
  std::vector<Cell> cells;
  for (const DirectionSet side : {counter_clockwise(direction), clockwise(direction)}) {
    cells.push_back(state.cell_at(beside(from, static_cast<board::Direction>(std::countr_zero(side)))));
  }
  return cells;
}

bool is_pinned(const GameState& state, PieceIndex piece) {
  return holds(state.alone(), piece) && pinned_pieces(state, set_of(piece)) != 0;
}

}  // namespace plyglot::hive
