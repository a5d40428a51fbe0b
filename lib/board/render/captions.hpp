#pragma once
// What every rendering says in words.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Names as a drawing can hold them.

// The text as one line of visible characters, cut off with an ellipsis where it would fill more terminal cells than
// these, which are at least one.
std::string shortened(std::string_view text, std::uint32_t cells);

// Such as `White`, or `player 3` of one that the board does not name.
std::string player_caption(const BoardGraph& graph, std::uint8_t player);
// `White to move`, or that it is not known, or `White wins` or `draw` at the end. Empty if the board has no players.
std::string side_caption(const BoardGraph& graph);
// Such as `White's hand`, or `bank` if it has no owner.
std::string pile_caption(const BoardGraph& graph, const Pile& pile);
// Such as `2 A`, or `Q` of one.
std::string entry_caption(const Pile::Entry& entry);
// From bottom to top: `wA1 < bB1*`, the last moved piece marked, inactive ones in parentheses. With their owners where
// labels do not tell them: `Blue v3`.
std::string stack_caption(const BoardGraph& graph, const Node& node);
// A node's id, and its stack if it has one: `1,0: wA1 < bB1*`.
std::string node_caption(const BoardGraph& graph, const Node& node);
// What an empty cell shows: its mark, `.` if the last move began there, the dividing line, or its label.
std::string empty_caption(const Node& node);
// Of a blocked corner: `b3 and c2: blocked`.
std::string corner_caption(const BoardGraph& graph, const BlockedCorner& corner);
// Such as `a5: hole`.
std::string hole_caption(const Hole& hole);
// The label with the marks of inactive and last moved pieces: `wA1*`, `(v3)`.
std::string marked_label(const Piece& piece);
// What is in a system, by owner: `Alpha (home of North): b2 y1; North g3 y1; South r1*`.
std::string system_caption(const BoardGraph& graph, const Node& node);
// The name of the kind or direction of an edge; empty if the board has none.
std::string_view edge_caption(const BoardGraph& graph, const Edge& edge);

}  // namespace plyglot::board
