#pragma once
// Which nodes of a board are connected.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// For each node those that an edge leads to, of this kind or of any, by index, each once. In time of the number of
// edges, but for their order.
using Neighbours = std::vector<std::vector<std::uint32_t>>;
Neighbours neighbours_of(const BoardGraph& graph, std::optional<std::uint8_t> kind = std::nullopt);

// For each node a number that it shares with all nodes that have the same neighbours, from 0 in the order of the nodes.
std::vector<std::uint32_t> groups_of(const Neighbours& neighbours);

// The number of steps from a node to every other, or the number of nodes where no way leads.
std::vector<std::uint32_t> distances_from(std::uint32_t start, const Neighbours& neighbours);

}  // namespace plyglot::board
