#pragma once
// What several floors ask of a board.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The piece marked as last moved; null if there is none. Valid as long as the board is unchanged.
const Piece* last_moved(const BoardGraph& graph);
// The first piece that is not active; the same holds.
const Piece* first_inactive(const BoardGraph& graph);

// Whether pieces lie on each other anywhere.
bool has_stack(const BoardGraph& graph);

// Whether a board of squares shows an empty one from which it came.
bool has_left_cell(const BoardGraph& graph);

// Which nodes of a board are connected.

// For each node those that an edge leads to, of this kind or of any, by index, each once. In time of the number of
// edges, but for their order.
using Neighbours = std::vector<std::vector<std::uint32_t>>;
Neighbours neighbours_of(const BoardGraph& graph, std::optional<std::uint8_t> kind = std::nullopt);

// For each node a number that it shares with all nodes that have the same neighbours, from 0 in the order of the nodes.
std::vector<std::uint32_t> groups_of(const Neighbours& neighbours);

// The number of steps from a node to every other, or the number of nodes where no way leads.
std::vector<std::uint32_t> distances_from(std::uint32_t start, const Neighbours& neighbours);

}  // namespace plyglot::board
