#include "board/last_moved.hpp"

#include <algorithm>

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

bool has_left_cell(const BoardGraph& graph) {
  return std::any_of(graph.nodes.begin(), graph.nodes.end(),
                     [](const Node& node) { return node.is_last_left && node.stack.empty() && node.mark.empty(); });
}

}  // namespace plyglot::board
