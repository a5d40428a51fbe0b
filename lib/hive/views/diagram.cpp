#include "hive/views/diagram.hpp"

#include "board/graph_queries.hpp"
#include "hive/views/board_graph.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::hive {
namespace {

using board::BoardGraph;
using board::Node;

constexpr std::size_t columns_per_x = 4;

// Cells of one row are two apart, those of the next row lie between them.
std::int64_t x_of(const Node& node) { return std::int64_t{2} * node.q + node.r; }

void print_head(const BoardGraph& graph, std::string& out) {
  const board::Piece* moved = last_moved(graph);
  text::append(out, "to move: {}\n", graph.to_move ? graph.players[*graph.to_move] : "-");
  text::append(out, "last moved: {}\n", moved ? moved->label : "-");
}

void print_top(const Node& node, std::string& out) {
  const board::Piece& top = node.stack.back();
  text::append(out, "{:<3}", top.label);
  if (node.stack.size() > 1) {
    text::append(out, "^{}", node.stack.size());
  } else {
    out += "  ";
  }
  if (top.is_last_moved) out += '*';
}

// The cells of one row, and the empty cells between them and at their sides.
void print_row(const Node* begin, const Node* end, std::int64_t x_begin, std::int64_t x_end, std::string& out) {
  const std::size_t line_begin = out.size();
  // Every cell of a row has an x as odd or even as its r.
  const bool is_shifted = (x_begin - x_of(*begin)) % 2 != 0;
  for (std::int64_t x = x_begin + is_shifted; x < x_end; x += 2) {
    const std::size_t column = columns_per_x * static_cast<std::size_t>(x - x_begin);
    // A name and height so long that they reach the next cell push it aside.
    out.resize(std::max(out.size(), line_begin + column), ' ');
    if (begin != end && x_of(*begin) == x) {
      print_top(*begin++, out);
    } else {
      out += '.';
    }
  }
  out.erase(out.find_last_not_of(' ') + 1);
  out += '\n';
}

void print_rows(const BoardGraph& graph, std::string& out) {
  std::int64_t x_begin = std::numeric_limits<std::int64_t>::max();
  std::int64_t x_end = std::numeric_limits<std::int64_t>::min();
  for (const Node& node : graph.nodes) {
    x_begin = std::min(x_begin, x_of(node));
    x_end = std::max(x_end, x_of(node) + 1);
  }
  const Node* const last = graph.nodes.data() + graph.nodes.size();
  for (const Node* row = graph.nodes.data(); row != last;) {
    const Node* const next = std::find_if(row, last, [&](const Node& node) { return node.r != row->r; });
    print_row(row, next, x_begin, x_end, out);
    row = next;
  }
}

void print_stacks(const BoardGraph& graph, std::string& out) {
  bool is_first = true;
  for (const Node& node : graph.nodes) {
    if (node.stack.size() < 2) continue;
    if (is_first) out += '\n';
    is_first = false;
    text::append(out, "stack {}:", node.id);
    for (const board::Piece& piece : node.stack) text::append(out, " {}", piece.label);
    out += '\n';
  }
}

}  // namespace

std::string position_diagram(const Position& position) {
  const BoardGraph graph = board_of(position);
  std::string out;
  print_head(graph, out);
  if (graph.nodes.empty()) return out;
  out += '\n';
  print_rows(graph, out);
  print_stacks(graph, out);
  return out;
}

}  // namespace plyglot::hive
