#pragma once
// What every rendering says in words.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

// `White to move`, or that it is not known. Empty if the board has no players.
std::string side_caption(const BoardGraph& graph);
// Such as `White's hand`, or `bank` if it is nobody's.
std::string pile_caption(const BoardGraph& graph, const Pile& pile);
// Such as `2 A`, or `Q` of one.
std::string entry_caption(const Pile::Entry& entry);
// From bottom to top: `wA1 < bB1*`, the last moved piece marked.
std::string stack_caption(const Node& node);
// A node's id, and its stack if it has one: `1,0: wA1 < bB1*`.
std::string node_caption(const Node& node);
// The name of the kind or direction of an edge; empty if the board has none.
std::string_view edge_caption(const BoardGraph& graph, const Edge& edge);

}  // namespace plyglot::board
