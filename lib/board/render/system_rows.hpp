#pragma once
// How a drawing places systems: in the rows that the layout gave them, as wide as what is in them.

#include "board/seats.hpp"

#include <plyglot/board_graph.hpp>

#include <array>

namespace plyglot::board {

// What is in a system, as a drawing shows it.

// Pieces by where they are drawn, in the order of the stack. They are valid as long as the node is unchanged.
struct SystemParts {
  // Without an owner, in the middle: the stars.
  std::vector<const Piece*> stars;
  // By the side where the owner sits.
  std::array<std::vector<const Piece*>, sides> ships;

  const std::vector<const Piece*>& ships_of(Side side) const { return ships[static_cast<std::size_t>(side)]; }
};
SystemParts parts_of(const BoardGraph& graph, const Node& node);

// What is written on a piece where only one letter is legible: that of its colour, which must not be shown by its paint
// alone, or the label of one that has no colour.
std::string letter_of(const Piece& piece);

// The nodes by index, row by row from north to south, each from west to east.
std::vector<std::vector<std::uint32_t>> rows_of(const BoardGraph& graph);

// Where the middle of each system of a row lies, so that systems of these widths (by node) have at least `gap` between
// them. They come as near as that allows to where the layout put them, where q counts in units of `pitch`.
std::vector<std::int64_t> middles_of(const BoardGraph& graph, const std::vector<std::uint32_t>& row,
                                     const std::vector<std::int64_t>& widths, std::int64_t gap, std::int64_t pitch);

// A pitch with which most systems of these widths need not be moved.
std::int64_t pitch_of(const std::vector<std::int64_t>& widths, std::int64_t gap);

}  // namespace plyglot::board
