#include "hive/rules/one_hive.hpp"

#include "hive/board/bits.hpp"

namespace plyglot::hive {
namespace {

// The occupied neighbours form one unbroken row around the cell, so they are connected without it.
constexpr bool is_one_row(DirectionSet occupied) {
  const auto row_ends = static_cast<DirectionSet>(occupied & ~clockwise(occupied));
  return (row_ends & (row_ends - 1)) == 0;
}

// Depth-first search over the pieces on the ground. A piece is pinned if there is no way back past it from a branch
// below it; the way down from the root is a set of pieces, and so is what a branch touches.
class Search {
 public:
  explicit Search(const GameState& state) : state_(state), unseen_(state.grounded()) {}

  PieceSet pinned() {
    const auto root = static_cast<PieceIndex>(std::countr_zero(unseen_));
    unseen_ &= unseen_ - 1;
    unsigned branches = 0;
    while (const PieceSet next = state_.ground_beside(root) & unseen_) {
      visit(static_cast<PieceIndex>(std::countr_zero(next)), set_of(root));
      ++branches;
    }
    return branches > 1 ? pinned_ | set_of(root) : pinned_;
  }

 private:
  // The pieces beside `piece` or any piece below it in the search. At most as deep as there are pieces.
  PieceSet visit(PieceIndex piece, PieceSet way_here) {
    unseen_ &= ~set_of(piece);
    const PieceSet neighbours = state_.ground_beside(piece);
    PieceSet touched = neighbours;
    while (const PieceSet next = neighbours & unseen_) {
      const PieceSet after = visit(static_cast<PieceIndex>(std::countr_zero(next)), way_here | set_of(piece));
      if ((after & way_here) == 0) pinned_ |= set_of(piece);
      touched |= after;
    }
    return touched;
  }

  const GameState& state_;
  PieceSet unseen_;
  PieceSet pinned_ = 0;
};

// The pieces on the ground that one of them is connected with, without a piece. Stops once `sought` are all among them.
PieceSet connected_with(const GameState& state, PieceIndex first, PieceIndex without, PieceSet sought) {
  PieceSet unseen = state.grounded() & ~set_of(without);
  PieceSet part = 0;
  PieceSet edge = set_of(first);
  while (edge != 0 && (sought & ~part) != 0) {
    part |= edge;
    unseen &= ~edge;
    PieceSet next = 0;
    for_each<PieceIndex>(edge, [&](PieceIndex member) { next |= state.ground_beside(member); });
    edge = next & unseen;
  }
  return part;
}

// H11 for one piece: whether its neighbours are connected without it.
bool is_pinned_by_neighbours(const GameState& state, PieceIndex piece) {
  const PieceSet neighbours = state.ground_beside(piece);
  const auto first = static_cast<PieceIndex>(std::countr_zero(neighbours));
  return (neighbours & ~connected_with(state, first, piece, neighbours)) != 0;
}

}  // namespace

PieceSet pinned_pieces(const GameState& state, PieceSet candidates) {
  PieceSet suspects = 0;
  for_each<PieceIndex>(candidates, [&](PieceIndex piece) {
    if (!is_one_row(state.occupied_beside(state.spot(piece)))) suspects |= set_of(piece);
  });
  if (suspects == 0) return 0;
  // The search looks at all pieces; for one of them its neighbours tell it.
  if (std::has_single_bit(suspects)) {
    return is_pinned_by_neighbours(state, static_cast<PieceIndex>(std::countr_zero(suspects))) ? suspects : 0;
  }
  return Search(state).pinned() & suspects;
}

std::vector<PieceSet> parts_without(const GameState& state, PieceIndex piece) {
  std::vector<PieceSet> parts;
  PieceSet unseen = state.grounded() & ~set_of(piece);
  while (unseen != 0) {
    parts.push_back(connected_with(state, static_cast<PieceIndex>(std::countr_zero(unseen)), piece, unseen));
    unseen &= ~parts.back();
  }
  return parts;
}

}  // namespace plyglot::hive
