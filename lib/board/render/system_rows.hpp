#pragma once
// How a drawing places systems: in the rows that the layout gave them, as wide as what is in them.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The nodes by index, row by row from north to south, each from west to east.
std::vector<std::vector<std::uint32_t>> rows_of(const BoardGraph& graph);

// Where the middle of each system of a row lies, so that systems of these widths (by node) have at least `gap` between
// them. They come as near as that allows to where the layout put them, where q counts in units of `pitch`.
std::vector<std::int64_t> middles_of(const BoardGraph& graph, const std::vector<std::uint32_t>& row,
                                     const std::vector<std::int64_t>& widths, std::int64_t gap, std::int64_t pitch);

// A pitch with which most systems of these widths need not be moved.
std::int64_t pitch_of(const std::vector<std::int64_t>& widths, std::int64_t gap);

}  // namespace plyglot::board
