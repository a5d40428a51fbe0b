#pragma once
// Piles of pieces that differ in colour and value, as a table: a row for each colour, a column for each value.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

struct PileTable {
  // As BoardGraph::colours lists them.
  std::vector<std::string> colours;
  // All that any piece on the board or in a pile has, from the smallest.
  std::vector<std::int32_t> values;
  // By colour, then value.
  std::vector<std::vector<std::uint32_t>> counts;
};

// None if an entry has no value or a colour that the board does not list, or if the board lists no colours.
std::optional<PileTable> table_of(const BoardGraph& graph, const Pile& pile);

}  // namespace plyglot::board
