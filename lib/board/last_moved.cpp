#include "board/last_moved.hpp"

namespace plyglot::board {

const Piece* last_moved(const BoardGraph& graph) {
  for (const Node& node : graph.nodes) {
    for (const Piece& piece : node.stack) {
      if (piece.is_last_moved) return &piece;
    }
  }
  return nullptr;
}

}  // namespace plyglot::board
