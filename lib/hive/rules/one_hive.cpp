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

}  // namespace

PieceSet pinned_pieces(const GameState& state, PieceSet candidates) {
  PieceSet suspects = 0;
  for_each<PieceIndex>(candidates, [&](PieceIndex piece) {
    if (!is_one_row(state.occupied_beside(state.spot(piece)))) suspects |= set_of(piece);
  });
  return suspects == 0 ? 0 : Search(state).pinned() & suspects;
}

std::vector<PieceSet> parts_without(const GameState& state, PieceIndex piece) {
  std::vector<PieceSet> parts;
  PieceSet unseen = state.grounded() & ~set_of(piece);
  while (unseen != 0) {
    PieceSet part = 0;
    PieceSet edge = unseen & (~unseen + 1);
    while (edge != 0) {
      part |= edge;
      unseen &= ~edge;
      PieceSet next = 0;
      for_each<PieceIndex>(edge, [&](PieceIndex member) { next |= state.ground_beside(member); });
      edge = next & unseen;
    }
    parts.push_back(part);
  }
  return parts;
}

}  // namespace plyglot::hive
