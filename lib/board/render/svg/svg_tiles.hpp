#pragma once
// The tiles of a picture: pieces and stacks.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The colour of a kind of piece, which never says anything alone: the label does. Empty if the game does not list it.
std::string_view accent_of(const BoardGraph& graph, std::string_view kind);

// One tile with its label around (0, 0).
void append_tile(const BoardGraph& graph, const Piece& piece, std::string& out);

// A node's stack around (0, 0), or its empty cell.
void append_stack(const BoardGraph& graph, const Node& node, std::string& out);
// How much higher the top of a stack is drawn than its bottom.
std::int64_t rise_of(const Node& node);

// How far what is drawn beside a stack reaches beyond its cell to the right.
std::int64_t overhang_of(const BoardGraph& graph, const Node& node);

// What marks the last moved piece, around a tile at (0, 0).
void append_ring(const BoardGraph& graph, std::string& out);

// The ring of a last moved piece at (0, 0), and of a stack its height and a column of small tiles on its right border:
// what lies under its top, the bottom at the bottom. Drawn after all tiles, so that no neighbour hides a part of them.
// Nothing if there is neither.
void append_overlay(const BoardGraph& graph, const Node& node, std::string& out);

}  // namespace plyglot::board
