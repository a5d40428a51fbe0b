#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg_legend.hpp"
#include "board/render/svg_shapes.hpp"
#include "board/render/svg_tiles.hpp"
#include "text/format.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t margin = 2400;
// What the names of a system take below it.
constexpr std::int64_t names_height = 4400;

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
  const std::int64_t below = reach.y + (graph.shape == Shape::system ? names_height : 0);
  bool is_first = true;
  for (const Node& node : graph.nodes) {
    const Point centre = centre_of(graph.shape, node);
    if (is_first) box = {centre, centre};
    is_first = false;
    box.upper_left.x = std::min(box.upper_left.x, centre.x - reach.x);
    box.upper_left.y = std::min(box.upper_left.y, centre.y - reach.y - rise_of(node));
    box.lower_right.x = std::max(box.lower_right.x, centre.x + reach.x);
    box.lower_right.y = std::max(box.lower_right.y, centre.y + below);
  }
  return box;
}

void append_title(std::string_view title, std::string& out) {
  text::append(out, "<title>{}</title>", xml_escaped(title));
}

void open_group_at(Point place, std::string& out) {
  text::append(out, "<g transform=\"translate({},{})\">", decimal(place.x), decimal(place.y));
}

void append_nodes(const BoardGraph& graph, std::string& out) {
  for (const Node& node : graph.nodes) {
    open_group_at(centre_of(graph.shape, node), out);
    append_title(node_caption(node), out);
    append_stack(graph, node, out);
    // A system has a name, and what is in it is not told by its height alone.
    if (graph.shape == Shape::system && !node.stack.empty()) append_names(graph, node, out);
    out += "</g>\n";
  }
}

void append_overlays(const BoardGraph& graph, std::string& out) {
  for (const Node& node : graph.nodes) {
    std::string overlay;
    append_overlay(graph, node, overlay);
    if (overlay.empty()) continue;
    open_group_at(centre_of(graph.shape, node), out);
    append_title(node_caption(node), out);
    text::append(out, "{}</g>\n", overlay);
  }
}

// Connections between systems; cells of regular boards touch and need no lines.
void append_edges(const BoardGraph& graph, std::string& out) {
  if (graph.shape != Shape::system) return;
  for (const Edge& edge : graph.edges) {
    const Point from = centre_of(graph.shape, graph.nodes[edge.from]);
    const Point to = centre_of(graph.shape, graph.nodes[edge.to]);
    text::append(out, "<path d=\"M{},{}L{},{}\" stroke=\"#8a8a90\" stroke-width=\"3\">", decimal(from.x),
                 decimal(from.y), decimal(to.x), decimal(to.y));
    append_title(edge_caption(graph, edge), out);
    out += "</path>\n";
  }
}

std::string description_of(const BoardGraph& graph) {
  std::string text;
  for (const Node& node : graph.nodes) {
    if (!node.stack.empty()) text::append(text, "{}. ", node_caption(node));
  }
  for (const Pile& pile : graph.piles) {
    text::append(text, "{}:", pile_caption(graph, pile));
    for (const Pile::Entry& entry : pile.entries) text::append(text, " {}", entry_caption(entry));
    text += pile.entries.empty() ? " empty. " : ". ";
  }
  return text;
}

std::string title_of(const BoardGraph& graph) {
  const std::string side = side_caption(graph);
  return graph.game + (side.empty() ? "" : ": ") + side;
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
  if (graph.nodes.empty()) return render_svg(with_empty_cell(graph));
  const Legend legend = legend_of(graph);
  const Box box = box_of(graph);
  const std::int64_t width = std::max(box.width(), legend.width) + 2 * margin;
  const std::int64_t height = box.height() + legend.height + 3 * margin;
  // The board stands in the middle above the legend.
  const Point origin{(width - box.width()) / 2 - box.upper_left.x, margin - box.upper_left.y};

  std::string out;
  text::append(out,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
               "height=\"{1}\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\">\n",
               decimal(width), decimal(height));
  append_title(title_of(graph), out);
  text::append(out, "\n<desc>{}</desc>\n", xml_escaped(description_of(graph)));
  text::append(out, "<rect width=\"{}\" height=\"{}\" fill=\"#ffffff\"/>\n", decimal(width), decimal(height));
  open_group_at(origin, out);
  out += '\n';
  append_edges(graph, out);
  append_nodes(graph, out);
  append_overlays(graph, out);
  out += "</g>\n";
  open_group_at({margin, box.height() + 2 * margin}, out);
  text::append(out, "{}</g>\n</svg>\n", legend.elements);
  return out;
}

}  // namespace plyglot::board
