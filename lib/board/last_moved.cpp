#include "board/last_moved.hpp"

namespace plyglot::board {
namespace {

template <class Predicate>
const Piece* first_piece(const BoardGraph& graph, Predicate is_wanted) {
  for (const Node& node : graph.nodes) {
    for (const Piece& piece : node.stack) {
      if (is_wanted(piece)) return &piece;
    }
  }
  return nullptr;
}

}  // namespace

const Piece* last_moved(const BoardGraph& graph) {
  return first_piece(graph, [](const Piece& piece) { return piece.is_last_moved; });
}

const Piece* first_inactive(const BoardGraph& graph) {
  return first_piece(graph, [](const Piece& piece) { return !piece.is_active; });
}

}  // namespace plyglot::board
