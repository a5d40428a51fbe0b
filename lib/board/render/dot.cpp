#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/paint.hpp"
#include "board/render/svg_writer.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <set>
#include <tuple>

namespace plyglot::board {
namespace {

// A quoted string that Graphviz shows as it is: it would read backslashes as escapes and `&` as the start of a
// character's name. Line breaks stay.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char byte : text::visible_lines(text)) {
    if (byte == '&') {
      out += "&amp;";
    } else if (byte == '\n') {
      out += "\\n";
    } else {
      if (byte == '"' || byte == '\\') out += '\\';
      out += byte;
    }
  }
  return out + '"';
}

struct Geometry {
  std::string_view node_attributes;
  // How far the next cell lies in the direction of q, and of r; y grows upwards. In hundredths of a point.
  std::int64_t q_x, q_y, r_x, r_y;
};

// Points are the unit of Graphviz for places, inches of 72 points for sizes. A hexagon is an inch high or wide, and
// the other way half the root of three.
Geometry geometry_of(Shape shape) {
  switch (shape) {
    case Shape::pointy_hexagon:
      return {"shape=hexagon, orientation=30, fixedsize=true, width=0.866, height=1", 6236, 0, 3118, -5400};
    case Shape::flat_hexagon:
      return {"shape=hexagon, fixedsize=true, width=1, height=0.866", 5400, -3118, 0, -6236};
    case Shape::square:
      return {"shape=square, fixedsize=true, width=1, height=1", 7200, 0, 0, 7200};
    case Shape::system:
      break;
  }
  // Half of the distance in a row is a step of q.
  return {"shape=box", 7200, 0, 0, 10800};
}

// A line for the name, one for the stars, and one for each owner's ships.
std::string label_of_system(const BoardGraph& graph, const Node& node) {
  std::string label = node.label;
  if (node.home) text::append(label, " (home of {})", player_caption(graph, *node.home));
  for (std::size_t i = 0; i < node.stack.size(); ++i) {
    const Piece& piece = node.stack[i];
    const bool begins = i == 0 || node.stack[i - 1].owner != piece.owner;
    if (begins && !label.empty()) label += '\n';
    if (begins && piece.owner) label += player_caption(graph, *piece.owner) + ":";
    text::append(label, "{}{}{}", begins && !piece.owner ? "" : " ", piece.label, piece.is_last_moved ? "*" : "");
  }
  return label;
}

// On regular boards the top piece with its height, as cells are small; in a system everything that is there.
std::string label_of(const BoardGraph& graph, const Node& node) {
  if (graph.shape == Shape::system) return label_of_system(graph, node);
  if (node.stack.empty()) return empty_caption(node);
  const Piece& top = node.stack.back();
  const std::string name = (node.label.empty() ? "" : node.label + "\n") + marked_label(top);
  return node.stack.size() == 1 ? name : text::format("{}\n^{}", name, node.stack.size());
}

// What colours a cell by its top piece; nothing for the first player of a board without colours.
void print_paint(const BoardGraph& graph, const Node& node, std::string& out) {
  if (node.stack.empty() && node.is_shaded) text::append(out, ", fillcolor=\"{}\"", square_fill_of(node));
  if (graph.shape == Shape::system || node.stack.empty()) return;
  const Piece& top = node.stack.back();
  if (!graph.player_colours.empty()) {
    const Paint paint = paint_of(graph, top);
    text::append(out, ", fillcolor=\"{}\", fontcolor=\"{}\"", paint.fill, paint.ink);
  } else if (top.owner && *top.owner % 2 == 1) {
    out += ", fillcolor=\"#2f2f33\", fontcolor=\"#ffffff\"";
  }
  if (!top.is_active) out += ", style=\"filled,dashed\"";
}

Point place_of(const BoardGraph& graph, std::int64_t q, std::int64_t r) {
  const Geometry geometry = geometry_of(graph.shape);
  return {geometry.q_x * q + geometry.r_x * r, geometry.q_y * q + geometry.r_y * r};
}

void print_node(const BoardGraph& graph, std::size_t index, std::string& out) {
  const Node& node = graph.nodes[index];
  const auto [x, y] = place_of(graph, node.q, node.r);
  const std::string tooltip = graph.shape == Shape::system ? system_caption(graph, node) : node_caption(graph, node);
  text::append(out, "  n{} [label={}, tooltip={}, pos=\"{},{}\"", index, quoted(label_of(graph, node)), quoted(tooltip),
               decimal(x), decimal(y));
  print_paint(graph, node, out);
  if (node.home) out += ", peripheries=2";
  out += "];\n";
}

// A small square on the corner that is blocked.
void print_corner(const BoardGraph& graph, std::size_t index, std::string& out) {
  const BlockedCorner& corner = graph.blocked_corners[index];
  const Node& a = graph.nodes[corner.from];
  const Node& b = graph.nodes[corner.to];
  const auto [x, y] = place_of(graph, std::int64_t{a.q} + b.q, std::int64_t{a.r} + b.r);
  text::append(out, "  c{} [label=\"\", tooltip={}, width=0.2, height=0.2, fillcolor=\"{}\", pos=\"{},{}\"];\n", index,
               quoted(corner_caption(graph, corner)), corner_paint.fill, decimal(x / 2), decimal(y / 2));
}

void print_margin_name(const BoardGraph& graph, std::string_view id, const std::string& name, Point at,
                       std::string& out) {
  const auto [x, y] = place_of(graph, at.x, at.y);
  text::append(out, "  {} [label={}, shape=plaintext, style=\"\", pos=\"{},{}\"];\n", id, quoted(name), decimal(x),
               decimal(y));
}

// Beside the first column, and below the first row.
void print_margins(const BoardGraph& graph, std::string& out) {
  for (std::size_t i = 0; i < graph.column_names.size(); ++i) {
    print_margin_name(graph, text::format("q{}", i), graph.column_names[i], {static_cast<std::int64_t>(i), -1}, out);
  }
  for (std::size_t i = 0; i < graph.row_names.size(); ++i) {
    print_margin_name(graph, text::format("r{}", i), graph.row_names[i], {-1, static_cast<std::int64_t>(i)}, out);
  }
}

// Neighbours on a regular board touch in both directions. Each pair is drawn once, whether the board lists it once or
// both ways.
void print_cell_edges(const BoardGraph& graph, std::string& out) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> drawn;
  for (const Edge& edge : graph.edges) {
    if (!drawn.insert(std::minmax(edge.from, edge.to)).second) continue;
    text::append(out, "  n{} -> n{} [tooltip={}];\n", edge.from, edge.to, quoted(edge_caption(graph, edge)));
  }
}

// An edge that there is both ways is drawn once, without an arrow. Kinds are named only where there are several.
void print_system_edges(const BoardGraph& graph, std::string& out) {
  const auto ends = [](const Edge& edge) { return std::make_tuple(edge.kind, edge.from, edge.to); };
  std::set<std::tuple<std::uint8_t, std::uint32_t, std::uint32_t>> known;
  for (const Edge& edge : graph.edges) known.insert(ends(edge));
  for (const Edge& edge : graph.edges) {
    const bool is_mutual = known.count(ends({edge.to, edge.from, edge.kind})) == 1;
    if (is_mutual && edge.to < edge.from) continue;
    text::append(out, "  n{} -> n{} [{}={}{}];\n", edge.from, edge.to,
                 graph.edge_kinds.size() > 1 ? "label" : "tooltip", quoted(edge_caption(graph, edge)),
                 is_mutual ? ", dir=none" : "");
  }
}

}  // namespace

std::string render_dot(const BoardGraph& graph) {
  const bool is_regular = graph.shape != Shape::system;
  std::string out;
  text::append(out, "digraph {} {{\n", quoted(graph.game));
  text::append(out, "  graph [label={}, labelloc=b];\n", quoted(side_caption(graph)));
  text::append(out, "  node [{}, style=filled, fillcolor=\"#faf6ea\"];\n", geometry_of(graph.shape).node_attributes);
  out += is_regular ? "  edge [dir=none];\n" : "  edge [color=\"#8a94aa\"];\n";
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) print_node(graph, i, out);
  for (std::size_t i = 0; i < graph.blocked_corners.size(); ++i) print_corner(graph, i, out);
  print_margins(graph, out);
  if (is_regular) {
    print_cell_edges(graph, out);
  } else {
    print_system_edges(graph, out);
  }
  return out + "}\n";
}

}  // namespace plyglot::board
