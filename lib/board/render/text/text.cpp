#include "board/graph_queries.hpp"
#include "board/render/captions.hpp"
#include "board/render/pile_table.hpp"
#include "board/render/system_rows.hpp"
#include "board/render/text/cells.hpp"
#include "board/render/text/drawing.hpp"
#include "board/render/text/squares.hpp"
#include "board/render/text/system_boxes.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <set>

namespace plyglot::board {
namespace {

constexpr std::uint32_t longest_end = 40;

std::string name_of(const Node& node) { return shortened(node.label.empty() ? node.id : node.label, longest_end); }

// ` (1 2)`; nothing if the stars have no values.
std::string values_of(const BoardGraph& graph, const Node& node) {
  std::set<std::int32_t> values;
  for (const Piece* star : parts_of(graph, node).stars) {
    if (star->value) values.insert(*star->value);
  }
  std::string text;
  for (const std::int32_t value : values) text::append(text, "{}{}", text.empty() ? " (" : " ", value);
  return text.empty() ? text : text + ")";
}

void append_group(const BoardGraph& graph, const std::vector<std::uint32_t>& members,
                  const std::vector<std::uint32_t>& neighbours, std::string& out) {
  std::string_view separator = "  ";
  for (const std::uint32_t member : members) {
    text::append(out, "{}{}{}", separator, name_of(graph.nodes[member]), values_of(graph, graph.nodes[member]));
    separator = ", ";
  }
  separator = ": ";
  for (const std::uint32_t neighbour : neighbours) {
    text::append(out, "{}{}", separator, name_of(graph.nodes[neighbour]));
    separator = ", ";
  }
  out += '\n';
}

void append_kind(const BoardGraph& graph, std::uint8_t kind, std::string& out) {
  const std::string_view caption = edge_caption(graph, {0, 0, kind});
  text::append(out, "{}:\n", caption.empty() ? "connections" : text::visible(caption));
  const Neighbours neighbours = neighbours_of(graph, kind);
  const std::vector<std::uint32_t> groups = groups_of(neighbours);
  std::vector<std::vector<std::uint32_t>> members(groups.size());
  for (std::uint32_t i = 0; i < groups.size(); ++i) members[groups[i]].push_back(i);
  for (const std::vector<std::uint32_t>& group : members) {
    if (group.empty() || neighbours[group.front()].empty()) continue;
    append_group(graph, group, neighbours[group.front()], out);
  }
}

// For each kind of edge a line for all systems that lead to the same others, with the values of their stars:
// `Dust (3), Tau (3): Alpha, Rho`. Nothing if there are no edges.
void append_connections(const BoardGraph& graph, std::string& out) {
  std::set<std::uint8_t> kinds;
  for (const Edge& edge : graph.edges) kinds.insert(edge.kind);
  for (const std::uint8_t kind : kinds) append_kind(graph, kind, out);
}

void append_list(const BoardGraph& graph, const Pile& pile, std::string& out) {
  text::append(out, "{}: ", text::visible(pile_caption(graph, pile)));
  std::string_view separator;
  for (const Pile::Entry& entry : pile.entries) {
    text::append(out, "{}{}", separator, text::visible(entry_caption(entry)));
    separator = ", ";
  }
  out += pile.entries.empty() ? "empty\n" : "\n";
}

void append_cell(std::string_view text, std::size_t width, std::string& out) {
  const std::size_t used = text::visible_width(text);
  out.append(width > used ? width - used : 0, ' ');
  out += text;
}

// bank    1  2  3
// red     3  -  2
void append_table(const BoardGraph& graph, const Pile& pile, const PileTable& table, bool colour, std::string& out) {
  const std::string caption = text::visible(pile_caption(graph, pile));
  std::size_t width = text::visible_width(caption);
  for (const std::string& name : table.colours) {
    width = std::max<std::size_t>(width, text::visible_width(text::visible(name)));
  }
  out += caption;
  append_cell({}, width - text::visible_width(caption), out);
  for (const std::int32_t value : table.values) append_cell(text::format("{}", value), 4, out);
  out += '\n';
  for (std::size_t row = 0; row < table.colours.size(); ++row) {
    const std::string name = text::visible(table.colours[row]);
    append_inked(out, name, colour ? ink_of_colour(name) : no_ink);
    append_cell({}, width - text::visible_width(name), out);
    for (const std::uint32_t count : table.counts[row]) {
      append_cell(count == 0 ? "-" : text::format("{}", count), 4, out);
    }
    out += '\n';
  }
}

// Each pile as a table if its pieces differ in colour and value, else as a list in one line. `colour`: with ANSI
// sequences for the colours of the pieces.
void append_piles(const BoardGraph& graph, bool colour, std::string& out) {
  for (const Pile& pile : graph.piles) {
    if (const auto table = table_of(graph, pile)) {
      append_table(graph, pile, *table, colour, out);
    } else {
      append_list(graph, pile, out);
    }
  }
}

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
