#pragma once
// What pieces are painted with in pictures.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// A theme changes colours by what they are: what is on the ground has none in common with what is on pieces, which keep
// theirs (svg_theme.cpp).
inline constexpr std::string_view ground_fill = "#fff";
inline constexpr std::string_view piece_ink = "#1c1c20";

struct Paint {
  std::string_view fill;
  std::string_view ink;
  std::string_view edge = "#77777d";
};

// Of a piece, with or without an owner. An inactive piece is pale.
Paint paint_of(const BoardGraph& graph, const Piece& piece);

// Of the empty cell where a player is at home, on boards whose players have colours; empty elsewhere.
std::string_view home_fill_of(const BoardGraph& graph, const Node& node);

// Of a square, of the line that divides a board of squares, and of the sign at a blocked corner.
std::string_view square_fill_of(const Node& node);
inline constexpr std::string_view line_ink = "#8c5a1e";
inline constexpr Paint corner_paint = {"#1b1b1f", ground_fill, ground_fill};
// What is marked as last moved, on boards whose players have no colours.
inline constexpr std::string_view last_moved_ink = "#c2185b";

}  // namespace plyglot::board
