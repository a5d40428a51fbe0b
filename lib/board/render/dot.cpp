#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "text/format.hpp"
#include "text/utf8.hpp"

#include <plyglot/board_render.hpp>

namespace plyglot::board {
namespace {

// A quoted string that Graphviz shows as it is: it would read backslashes as escapes and `&` as the start of a
// character's name. Line breaks stay.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  while (!text.empty()) {
    const text::Decoded decoded = text::decode_utf8(text);
    const char first = text.front();
    if (first == '"' || first == '\\') {
      out += '\\';
      out += first;
    } else if (first == '&') {
      out += "&amp;";
    } else if (first == '\n') {
      out += "\\n";
    } else if (!decoded.is_valid || decoded.code_point < 0x20 || decoded.code_point == 0x7F) {
      out += "\xEF\xBF\xBD";
    } else {
      out += text.substr(0, decoded.size);
    }
    text.remove_prefix(decoded.size);
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
  return {"shape=box", 14400, 0, 0, 14400};
}

// On regular boards the top piece with its height, as cells are small; in a system everything that is there.
std::string label_of(Shape shape, const Node& node) {
  if (node.stack.empty()) return node.label;
  if (shape == Shape::system) {
    return node.label + (node.label.empty() ? "" : "\n") + stack_caption(node);
  }
  const Piece& top = node.stack.back();
  const std::string name = top.label + (top.is_last_moved ? "*" : "");
  return node.stack.size() == 1 ? name : text::format("{}\n^{}", name, node.stack.size());
}

void print_node(Shape shape, const Node& node, std::size_t index, std::string& out) {
  const Geometry geometry = geometry_of(shape);
  const std::int64_t x = geometry.q_x * node.q + geometry.r_x * node.r;
  const std::int64_t y = geometry.q_y * node.q + geometry.r_y * node.r;
  text::append(out, "  n{} [label={}, tooltip={}, pos=\"{},{}\"", index, quoted(label_of(shape, node)),
               quoted(node_caption(node)), decimal(x), decimal(y));
  const bool is_dark = !node.stack.empty() && node.stack.back().owner && *node.stack.back().owner % 2 == 1;
  if (is_dark) out += ", fillcolor=\"#2f2f33\", fontcolor=\"#ffffff\"";
  out += "];\n";
}

}  // namespace

std::string render_dot(const BoardGraph& graph) {
  const bool is_regular = graph.shape != Shape::system;
  std::string out;
  text::append(out, "digraph {} {{\n", quoted(graph.game));
  text::append(out, "  graph [label={}, labelloc=b];\n", quoted(side_caption(graph)));
  text::append(out, "  node [{}, style=filled, fillcolor=\"#faf6ea\"];\n", geometry_of(graph.shape).node_attributes);
  // Neighbours on a regular board touch in both directions.
  if (is_regular) out += "  edge [dir=none];\n";
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) print_node(graph.shape, graph.nodes[i], i, out);
  for (const Edge& edge : graph.edges) {
    text::append(out, "  n{} -> n{}", edge.from, edge.to);
    text::append(out, " [{}={}];\n", is_regular ? "tooltip" : "label", quoted(edge_caption(graph, edge)));
  }
  return out + "}\n";
}

}  // namespace plyglot::board
