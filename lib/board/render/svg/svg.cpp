#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg/star_map.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_legend.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/svg/svg_squares.hpp"
#include "board/render/svg/svg_tiles.hpp"
#include "text/format.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t margin = 2400;

struct Box {
  Point upper_left;
  Point lower_right;

  std::int64_t width() const { return lower_right.x - upper_left.x; }
  std::int64_t height() const { return lower_right.y - upper_left.y; }
};

// What the cells take, with the rise of stacks.
Box box_of(const BoardGraph& graph) {
  Box box;
  const Point reach = reach_of(graph.shape);
  bool is_first = true;
  for (const Node& node : graph.nodes) {
    const Point centre = centre_of(graph.shape, node);
    if (is_first) box = {centre, centre};
    is_first = false;
    box.upper_left.x = std::min(box.upper_left.x, centre.x - reach.x);
    box.upper_left.y = std::min(box.upper_left.y, centre.y - reach.y - rise_of(node));
    box.lower_right.x = std::max(box.lower_right.x, centre.x + reach.x);
    box.lower_right.y = std::max(box.lower_right.y, centre.y + reach.y);
  }
  return box;
}

void append_nodes(const BoardGraph& graph, std::string& out) {
  for (const Node& node : graph.nodes) {
    open_group_at(centre_of(graph.shape, node), out);
    append_title(node_caption(graph, node), out);
    append_stack(graph, node, out);
    out += "</g>\n";
  }
}

void append_overlays(const BoardGraph& graph, std::string& out) {
  for (const Node& node : graph.nodes) {
    std::string overlay;
    append_overlay(graph, node, overlay);
    if (overlay.empty()) continue;
    open_group_at(centre_of(graph.shape, node), out);
    append_title(node_caption(graph, node), out);
    text::append(out, "{}</g>\n", overlay);
  }
}

// A board without cells is shown as one that is empty.
BoardGraph with_empty_cell(BoardGraph graph) {
  Node cell;
  cell.label = "empty";
  graph.nodes.push_back(std::move(cell));
  return graph;
}

}  // namespace

std::string render_svg(const BoardGraph& graph) {
  if (graph.shape == Shape::system) return star_map(graph);
  if (graph.nodes.empty()) return render_svg(with_empty_cell(graph));
  const Legend legend = legend_of(graph);
  const Box box = box_of(graph);
  const Point margins = margins_of(graph);
  const std::int64_t width = std::max(box.width() + margins.x, legend.width) + 2 * margin;
  const std::int64_t height = box.height() + margins.y + legend.height + 3 * margin;
  // The board stands in the middle above the legend.
  const Point origin{(width - box.width() + margins.x) / 2 - box.upper_left.x, margin - box.upper_left.y};

  std::string out;
  open_document(graph, width, height, out);
  open_group_at(origin, out);
  out += '\n';
  append_nodes(graph, out);
  append_blocked_corners(graph, out);
  append_overlays(graph, out);
  append_margins(graph, box.upper_left.x, box.lower_right.y, out);
  out += "</g>\n";
  open_group_at({margin, box.height() + margins.y + 2 * margin}, out);
  text::append(out, "{}</g>\n</svg>\n", legend.elements);
  return out;
}

}  // namespace plyglot::board
