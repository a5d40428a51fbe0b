#include "hive/search/evaluation.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/one_hive.hpp"
#include "hive/rules/steps.hpp"

namespace plyglot::hive {
namespace {

// By how many neighbours of the queen are occupied: each one weighs more than the one before.
constexpr std::array<int, board::directions + 1> danger_of_queen = {0, 12, 45, 100, 180, 300, 0};

// Of a piece that can move, by kind: queen, spider, beetle, grasshopper, ant, mosquito, ladybug, pillbug.
constexpr int worth_of_free(BugKind kind) {
  switch (kind) {
    case BugKind::queen:
      return 14;
    case BugKind::ant:
      return 30;
    case BugKind::beetle:
    case BugKind::mosquito:
      return 24;
    case BugKind::ladybug:
      return 20;
    case BugKind::grasshopper:
    case BugKind::pillbug:
      return 14;
    default:
      return 8;
  }
}
// It may come where it is needed, but it is not there.
constexpr int worth_in_hand = 10;
// Of an enemy piece on the queen: it keeps her where she is, and new pieces may then be placed beside her (H5).
constexpr int worth_on_queen = 45;

// These kinds leave a cell only by a slide (H15 to H17).
constexpr PieceSet sliders =
    pieces_of(BugKind::queen) | pieces_of(BugKind::ant) | pieces_of(BugKind::spider) | pieces_of(BugKind::pillbug);

// Top pieces of both sides that neither hold the hive together nor are shut in.
PieceSet free_pieces(const GameState& state) {
  PieceSet free = state.tops();
  for_each<PieceIndex>(free & sliders, [&](PieceIndex piece) {
    if (slides_between(state.occupied_beside(state.spot(piece))) == 0) free &= ~set_of(piece);
  });
  return free & ~pinned_pieces(state, free & state.alone());
}

int worth_of(const GameState& state, PieceSet free, Colour side) {
  int worth = worth_in_hand * std::popcount(state.hand() & pieces_of(side));
  for_each<PieceIndex>(free & pieces_of(side), [&](PieceIndex piece) { worth += worth_of_free(kind_of(piece)); });
  const PieceIndex queen = queen_of(side);
  if (!holds(state.on_board(), queen)) return worth;
  const Spot spot = state.spot(queen);
  worth -= danger_of_queen[static_cast<std::size_t>(std::popcount(state.occupied_beside(spot)))];
  const PieceIndex top = state.top(spot);
  return colour_of(top) == side ? worth : worth - worth_on_queen;
}

}  // namespace

int evaluate(const GameState& state) {
  const PieceSet free = free_pieces(state);
  const Colour side = state.to_move();
  return worth_of(state, free, side) - worth_of(state, free, other(side));
}

unsigned queen_freedom(const GameState& state, Colour queen) {
  const PieceIndex piece = queen_of(queen);
  if (!holds(state.on_board(), piece)) return board::directions;
  return board::directions - static_cast<unsigned>(std::popcount(state.occupied_beside(state.spot(piece))));
}

}  // namespace plyglot::hive
