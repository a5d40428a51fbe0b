#pragma once
// What pieces are painted with in pictures.

#include <plyglot/board_graph.hpp>

#include <string_view>

namespace plyglot::board {

struct Paint {
  std::string_view fill;
  std::string_view ink;
  std::string_view edge = "#77777d";
};

// Of a player's pieces, or of nobody's. An inactive piece is pale.
Paint paint_of(const BoardGraph& graph, const Piece& piece);

// Of the empty cell where a player is at home, on boards whose players have colours; empty elsewhere.
std::string_view home_fill_of(const BoardGraph& graph, const Node& node);

}  // namespace plyglot::board
