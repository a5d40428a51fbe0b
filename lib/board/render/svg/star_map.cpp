#include "board/render/svg/star_map.hpp"

#include "board/render/decimal.hpp"
#include "board/render/svg/star_legend.hpp"
#include "board/render/svg/star_map_lines.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_system.hpp"
#include "board/render/svg/svg_text.hpp"
#include "board/render/system_rows.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::board {
namespace {

constexpr std::int64_t map_margin = 3000;
constexpr std::int64_t column_gap = 2600;
constexpr std::int64_t row_gap = 4200;

// The panels with their places: (0, 0) is the upper left corner of the map.
class StarMap {
 public:
  explicit StarMap(const BoardGraph& graph) : graph_(graph) {
    panels_.reserve(graph.nodes.size());
    for (const Node& node : graph.nodes) panels_.emplace_back(graph, node);
    places_.panels.resize(panels_.size());
    places_.rows = rows_of(graph);
    if (panels_.empty()) {
      places_.extent = {24000, 24000};
    } else {
      place();
    }
  }

  Point extent() const { return places_.extent; }

  void append(std::string& out) const {
    append_connections(graph_, places_, out);
    for (std::size_t i = 0; i < panels_.size(); ++i) panels_[i].append(places_.panels[i].middle, out);
    if (panels_.empty()) append_text("no systems", {extent().x / 2, extent().y / 2, 2200, 0, "#77777d"}, out);
  }

 private:
  void place() {
    std::vector<std::int64_t> widths;
    for (const SystemPanel& panel : panels_) widths.push_back(panel.extent().x);
    const std::int64_t pitch = pitch_of(widths, column_gap);
    std::int64_t left = std::numeric_limits<std::int64_t>::max();
    for (std::size_t row = 0; row < places_.rows.size(); ++row) {
      const std::vector<std::uint32_t>& nodes = places_.rows[row];
      place_row(row, middles_of(graph_, nodes, widths, column_gap, pitch));
      left = std::min(left, places_.panels[nodes.front()].middle.x - widths[nodes.front()] / 2);
    }
    for (PanelPlace& panel : places_.panels) {
      panel.middle.x -= left;
      places_.extent.x = std::max(places_.extent.x, panel.middle.x + panel.extent.x / 2);
    }
  }

  void place_row(std::size_t row, const std::vector<std::int64_t>& middles) {
    const std::vector<std::uint32_t>& nodes = places_.rows[row];
    std::int64_t height = 0;
    for (const std::uint32_t node : nodes) height = std::max(height, panels_[node].extent().y);
    if (row > 0) places_.extent.y += row_gap;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const Point middle{middles[i], places_.extent.y + height / 2};
      places_.panels[nodes[i]] = {middle, panels_[nodes[i]].extent(), row, i};
    }
    places_.extent.y += height;
  }

  const BoardGraph& graph_;
  std::vector<SystemPanel> panels_;
  PanelPlaces places_;
};

}  // namespace

std::string star_map(const BoardGraph& graph) {
  const StarMap map(graph);
  const StarLegend legend = star_legend_of(graph);
  const std::int64_t width = map.extent().x + legend.width + (legend.width > 0 ? 3 : 2) * map_margin;
  const std::int64_t height = std::max(map.extent().y, legend.height) + 2 * map_margin;
  std::string out;
  open_document(graph, width, height, out);
  // What is lower stands in the middle.
  open_group_at({map_margin, (height - map.extent().y) / 2}, out);
  out += '\n';
  map.append(out);
  out += "</g>\n";
  open_group_at({map.extent().x + 2 * map_margin, (height - legend.height) / 2}, out);
  text::append(out, "{}</g>\n</svg>\n", legend.elements);
  return out;
}

}  // namespace plyglot::board
