#include "board/render/captions.hpp"

#include "text/format.hpp"

namespace plyglot::board {

std::string side_caption(const BoardGraph& graph) {
  if (graph.players.empty()) return {};
  if (!graph.to_move) return "side to move unknown";
  return graph.players[*graph.to_move] + " to move";
}

std::string pile_caption(const BoardGraph& graph, const Pile& pile) {
  if (!pile.owner) return pile.label;
  return text::format("{}'s {}", graph.players[*pile.owner], pile.label);
}

std::string entry_caption(const Pile::Entry& entry) {
  return entry.count == 1 ? entry.label : text::format("{} {}", entry.count, entry.label);
}

std::string stack_caption(const Node& node) {
  std::string caption;
  for (const Piece& piece : node.stack) {
    text::append(caption, "{}{}{}", caption.empty() ? "" : " < ", piece.label, piece.is_last_moved ? "*" : "");
  }
  return caption;
}

std::string node_caption(const Node& node) {
  return node.stack.empty() ? node.id : text::format("{}: {}", node.id, stack_caption(node));
}

std::string_view edge_caption(const BoardGraph& graph, const Edge& edge) {
  return edge.kind < graph.edge_kinds.size() ? std::string_view(graph.edge_kinds[edge.kind]) : std::string_view();
}

}  // namespace plyglot::board
