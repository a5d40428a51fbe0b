#pragma once
// Boards of systems of a game that does not exist, for the renderers.

#include "unit/board/boards.hpp"

namespace plyglot::test {

// Such as `r3`, a red piece of value 3: a star without an owner, or a player's ship.
inline board::Piece pyramid(const std::string& label, std::optional<std::uint8_t> owner = std::nullopt) {
  board::Piece result;
  result.id = label;
  result.label = label;
  result.kind = owner ? "ship" : "star";
  result.owner = owner;
  result.value = label[1] - '0';
  for (const char* colour : {"red", "yellow", "green", "blue"}) {
    if (colour[0] == label[0]) result.colour = colour;
  }
  return result;
}

// A system where the layout has not put it yet.
inline board::Node system(const std::string& name, std::vector<board::Piece> stack,
                          std::optional<std::uint8_t> home = std::nullopt) {
  return {name, name, 0, 0, std::move(stack), home};
}

// Connected both ways.
inline void connect(board::BoardGraph& board, std::uint32_t a, std::uint32_t b) {
  board.edges.push_back({a, b, 0});
  board.edges.push_back({b, a, 0});
}

// Without connections.
inline board::BoardGraph systems(std::vector<std::string> players, std::vector<board::Node> nodes) {
  board::BoardGraph result;
  result.game = "test";
  result.shape = board::Shape::system;
  result.players = std::move(players);
  result.kinds = {"star", "ship"};
  result.colours = {"red", "yellow", "green", "blue"};
  result.edge_kinds = {"connected"};
  result.nodes = std::move(nodes);
  result.to_move = 0;
  return result;
}

}  // namespace plyglot::test
