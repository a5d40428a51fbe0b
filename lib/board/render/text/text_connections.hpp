#pragma once
// Which systems are connected, in lines of text.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

// For each kind of edge a line for all systems that lead to the same others, with the values of their stars:
// `Dust (3), Tau (3): Alpha, Rho`. Nothing if there are no edges.
void append_connections(const BoardGraph& graph, std::string& out);

}  // namespace plyglot::board
