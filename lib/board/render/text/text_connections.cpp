#include "board/render/text/text_connections.hpp"

#include "board/connections.hpp"
#include "board/render/captions.hpp"
#include "board/render/drawable.hpp"
#include "board/render/system_parts.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

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

}  // namespace

void append_connections(const BoardGraph& graph, std::string& out) {
  std::set<std::uint8_t> kinds;
  for (const Edge& edge : graph.edges) kinds.insert(edge.kind);
  for (const std::uint8_t kind : kinds) append_kind(graph, kind, out);
}

}  // namespace plyglot::board
