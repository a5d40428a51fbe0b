#include "board/render/captions.hpp"
#include "board/render/text/cells.hpp"
#include "board/render/text/drawing.hpp"
#include "board/render/text/squares.hpp"
#include "board/render/text/system_boxes.hpp"
#include "board/render/text/text_connections.hpp"
#include "board/render/text/text_key.hpp"
#include "board/render/text/text_piles.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <plyglot/board_render.hpp>

namespace plyglot::board {
namespace {

// Boards whose cells lie so far apart that a drawing would be larger than this, in bytes, are listed. A hive of 1,000
// bugs stays below it.
constexpr std::uint64_t largest_drawing = std::uint64_t{1} << 24;

bool draw_nodes(const BoardGraph& graph, Drawing& drawing) {
  if (graph.shape == Shape::square) return draw_squares(graph, drawing);
  if (graph.shape != Shape::system) return draw_cells(graph, drawing);
  draw_systems(graph, drawing);
  return true;
}

bool print_drawing(const BoardGraph& graph, const TextOptions& options, std::string& out) {
  Drawing drawing;
  if (!draw_nodes(graph, drawing)) return false;
  drawing.finish();
  if (drawing.size_bound() > largest_drawing) return false;
  drawing.print(options.colour, out);
  return true;
}

void print_node(const BoardGraph& graph, const Node& node, std::string& out) {
  out += text::visible(node.id);
  if (!node.label.empty()) text::append(out, " ({})", text::visible(node.label));
  text::append(out, ": {}\n", node.stack.empty() ? "empty" : text::visible(stack_caption(graph, node)));
}

// Every node with its pieces and the connections that start there.
void print_list(const BoardGraph& graph, std::string& out) {
  std::vector<std::vector<const Edge*>> edges(graph.nodes.size());
  for (const Edge& edge : graph.edges) edges[edge.from].push_back(&edge);
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    print_node(graph, graph.nodes[i], out);
    for (const Edge* edge : edges[i]) {
      const std::string kind = text::visible(edge_caption(graph, *edge));
      text::append(out, "  {}{}to {}\n", kind, kind.empty() ? "" : " ", text::visible(graph.nodes[edge->to].id));
    }
  }
  for (const BlockedCorner& corner : graph.blocked_corners) {
    text::append(out, "{}\n", text::visible(corner_caption(graph, corner)));
  }
}

// What the drawing does not show.
void print_rest(const BoardGraph& graph, std::string& out) {
  if (graph.shape == Shape::system) {
    append_connections(graph, out);
    return;
  }
  for (const Node& node : graph.nodes) {
    if (node.stack.size() > 1)
      text::append(out, "stack, bottom to top: {}\n", text::visible(stack_caption(graph, node)));
  }
}

}  // namespace

std::string render_text(const BoardGraph& graph, const TextOptions& options) {
  std::string out;
  if (graph.nodes.empty()) {
    out += "empty board\n";
  } else if (print_drawing(graph, options, out)) {
    print_rest(graph, out);
  } else {
    print_list(graph, out);
  }
  out += '\n';
  const std::string side = side_caption(graph);
  if (!side.empty()) text::append(out, "{}\n", text::visible(side));
  append_key(graph, options.colour, out);
  append_piles(graph, options.colour, out);
  return out;
}

}  // namespace plyglot::board
