#pragma once
// What is in a system, as a drawing shows it.

#include "board/seats.hpp"

#include <plyglot/board_graph.hpp>

#include <array>

namespace plyglot::board {

// Pieces by where they are drawn, in the order of the stack. They are valid as long as the node is unchanged.
struct SystemParts {
  // Nobody's, in the middle: the stars.
  std::vector<const Piece*> stars;
  // By the side where the owner sits.
  std::array<std::vector<const Piece*>, sides> ships;

  const std::vector<const Piece*>& ships_of(Side side) const { return ships[static_cast<std::size_t>(side)]; }
};
SystemParts parts_of(const BoardGraph& graph, const Node& node);

// What is written on a piece in so little room that only one letter is legible: that of its colour, which must not be
// told by its paint alone, or the label of one that has no colour.
std::string letter_of(const Piece& piece);

}  // namespace plyglot::board
