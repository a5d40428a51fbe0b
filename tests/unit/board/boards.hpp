#pragma once
// Small boards of games that do not exist, for the renderers.

#include <plyglot/board_graph.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

inline board::Piece piece(const std::string& label, std::uint8_t owner) {
  board::Piece result;
  result.id = label + "1";
  result.label = label;
  result.kind = label;
  result.owner = owner;
  return result;
}

inline board::Node node(std::int32_t q, std::int32_t r, std::vector<board::Piece> stack, std::string label = {}) {
  return {std::to_string(q) + "," + std::to_string(r), std::move(label), q, r, std::move(stack)};
}

inline board::BoardGraph graph(board::Shape shape, std::vector<board::Node> nodes) {
  board::BoardGraph result;
  result.game = "test";
  result.shape = shape;
  result.players = {"Left", "Right"};
  result.kinds = {"x", "o"};
  result.nodes = std::move(nodes);
  result.to_move = 1;
  return result;
}

// Three squares in two columns; the last has a piece that has just moved, and the corner between the others is blocked.
inline board::BoardGraph small_square_board() {
  board::BoardGraph result =
      graph(board::Shape::square, {node(1, 0, {piece("x", 0)}), node(0, 1, {}), node(1, 1, {piece("o", 1)})});
  result.nodes[2].is_shaded = true;
  result.nodes[2].stack[0].is_last_moved = true;
  result.blocked_corners = {{1, 0}};
  result.column_names = {"a", "b"};
  result.row_names = {"1", "2"};
  return result;
}

}  // namespace plyglot::test
