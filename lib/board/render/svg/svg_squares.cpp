#include "board/render/svg/svg_squares.hpp"

#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/paint.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::string_view margin_ink = "#55555c";
constexpr std::int64_t margin_size = 2400;
constexpr std::int64_t margin_gap = 1200;
constexpr std::int64_t longest_margin_name = 6000;

// From the lower left corner to the upper right one.
void append_line(const BoardGraph& graph, std::string& out) {
  const Point reach = reach_of(graph.shape);
  text::append(out, "<path d=\"M{0},{1}L{2},{3}\" stroke=\"{4}\" stroke-width=\"5\" stroke-linecap=\"round\"/>",
               decimal(-reach.x), decimal(reach.y), decimal(reach.x), decimal(-reach.y), line_ink);
}

std::int64_t room_of(const std::vector<std::string>& names, std::int64_t (*room)(std::string_view name)) {
  std::int64_t most = 0;
  for (const std::string& name : names) most = std::max(most, margin_gap + room(name));
  return most;
}

}  // namespace

void append_square(const BoardGraph& graph, const Node& node, std::string& out) {
  const std::string_view home = home_fill_of(graph, node);
  text::append(out, "{} fill=\"{}\" stroke=\"#9a8f78\" stroke-width=\"2\"/>", outline(graph.shape, 100),
               home.empty() ? square_fill_of(node) : home);
  if (node.is_on_line) append_line(graph, out);
  if (!node.stack.empty()) return;
  if (node.is_last_left && node.mark.empty()) append_left_ring(graph, out);
  if (node.mark.empty()) {
    append_text(node.label, {0, 0, 2200, 7000, "#77777d"}, out);
  } else {
    append_text(node.mark, {0, 0, 4000, 7000, piece_ink}, out);
  }
}

void append_hole(const BoardGraph& graph, std::string& out) {
  text::append(out, "{} fill=\"#6a6252\" stroke=\"#9a8f78\" stroke-width=\"2\"/>", outline(graph.shape, 100));
  // Light falls from the upper left, so that the walls there are dark.
  out +=
      "<path d=\"M-49,-49H49L36,-36H-36Z\" fill=\"#000000\" fill-opacity=\"0.65\"/>"
      "<path d=\"M-49,-49V49L-36,36V-36Z\" fill=\"#000000\" fill-opacity=\"0.5\"/>"
      "<path d=\"M-36,-36H36V36H-36Z\" fill=\"#000000\" fill-opacity=\"0.3\"/>";
}

void append_left_ring(const BoardGraph& graph, std::string& out) {
  text::append(out, "{} fill=\"none\" stroke=\"{}\" stroke-width=\"5\" stroke-dasharray=\"12 9\"/>",
               mark_outline(graph, 85), last_moved_ink);
}

void append_blocked_corners(const BoardGraph& graph, std::vector<std::string>& elements) {
  for (const BlockedCorner& corner : graph.blocked_corners) {
    std::string out;
    const Point sum = centre_of(graph.shape, graph.nodes[corner.from]) + centre_of(graph.shape, graph.nodes[corner.to]);
    open_group_at({sum.x / 2, sum.y / 2}, out);
    append_title(corner_caption(graph, corner), out);
    text::append(out,
                 "<path d=\"M-14,-14L14,-14L14,14L-14,14Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"/>"
                 "<path d=\"M-7,-7L7,7M-7,7L7,-7\" stroke=\"{}\" stroke-width=\"4\" stroke-linecap=\"round\"/></g>\n",
                 corner_paint.fill, corner_paint.edge, corner_paint.ink);
    elements.push_back(std::move(out));
  }
}

Point margins_of(const BoardGraph& graph) {
  return {room_of(graph.row_names,
                  [](std::string_view name) { return std::min(width_of(name, margin_size), longest_margin_name); }),
          room_of(graph.column_names, [](std::string_view) { return margin_size; })};
}

void append_margins(const BoardGraph& graph, std::int64_t left, std::int64_t bottom, std::string& out) {
  Node place;
  for (const std::string& name : graph.column_names) {
    append_text(name,
                {centre_of(graph.shape, place).x, bottom + margin_gap + margin_size / 2, margin_size,
                 2 * reach_of(graph.shape).x, margin_ink},
                out);
    ++place.q;
  }
  place.q = 0;
  for (const std::string& name : graph.row_names) {
    append_text(
        name, {left - margin_gap, centre_of(graph.shape, place).y, margin_size, longest_margin_name, margin_ink, "end"},
        out);
    ++place.r;
  }
  if (!graph.column_names.empty() || !graph.row_names.empty()) out += '\n';
}

}  // namespace plyglot::board
