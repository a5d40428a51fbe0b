#include "board/render/star_map.hpp"

#include "board/connections.hpp"
#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/star_legend.hpp"
#include "board/render/svg_document.hpp"
#include "board/render/svg_system.hpp"
#include "board/render/svg_text.hpp"
#include "board/render/system_rows.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t margin = 3000;
constexpr std::int64_t column_gap = 2600;
constexpr std::int64_t row_gap = 4200;

// The panels with their places: (0, 0) is the upper left corner of the map.
class StarMap {
 public:
  explicit StarMap(const BoardGraph& graph) : graph_(graph), middles_(graph.nodes.size()) {
    panels_.reserve(graph.nodes.size());
    for (const Node& node : graph.nodes) panels_.emplace_back(graph, node);
    place();
  }

  Point extent() const { return extent_; }

  void append(std::string& out) const {
    append_connections(out);
    for (std::size_t i = 0; i < panels_.size(); ++i) panels_[i].append(middles_[i], out);
    if (panels_.empty()) append_text("no systems", {extent_.x / 2, extent_.y / 2, 2200, 0, "#77777d"}, out);
  }

 private:
  void place() {
    std::vector<std::int64_t> widths;
    for (const SystemPanel& panel : panels_) widths.push_back(panel.extent().x);
    const std::int64_t pitch = pitch_of(widths, column_gap);
    std::int64_t left = 0;
    for (const std::vector<std::uint32_t>& row : rows_of(graph_)) {
      place_row(row, middles_of(graph_, row, widths, column_gap, pitch));
      left = std::min(left, middles_[row.front()].x - widths[row.front()] / 2);
    }
    for (std::size_t i = 0; i < panels_.size(); ++i) {
      middles_[i].x -= left;
      extent_.x = std::max(extent_.x, middles_[i].x + widths[i] / 2);
    }
    if (panels_.empty()) extent_ = {24000, 24000};
  }

  void place_row(const std::vector<std::uint32_t>& row, const std::vector<std::int64_t>& middles) {
    std::int64_t height = 0;
    for (const std::uint32_t node : row) height = std::max(height, panels_[node].extent().y);
    if (extent_.y > 0) extent_.y += row_gap;
    for (std::size_t i = 0; i < row.size(); ++i) middles_[row[i]] = {middles[i], extent_.y + height / 2};
    extent_.y += height;
  }

  // A line for each two systems, whichever way the edges lead. Panels are drawn over them.
  void append_connections(std::string& out) const {
    // Where there are many, each is drawn the finer.
    constexpr std::size_t many = 60;
    text::append(out, "<g fill=\"none\" stroke=\"{}\" stroke-width=\"{}\">\n", connection_colour,
                 graph_.edges.size() > many ? "1.2" : "2");
    const auto neighbours = neighbours_of(graph_);
    for (std::uint32_t from = 0; from < neighbours.size(); ++from) {
      for (const std::uint32_t to : neighbours[from]) {
        const std::vector<std::uint32_t>& back = neighbours[to];
        if (to < from && std::binary_search(back.begin(), back.end(), from)) continue;
        append_line(middles_[from], middles_[to], out);
      }
    }
    out += "</g>\n";
  }

  // Within a row a line bends around what stands between.
  static void append_line(Point from, Point to, std::string& out) {
    text::append(out, "<path d=\"M{},{}", decimal(from.x), decimal(from.y));
    if (from.y == to.y) {
      const std::int64_t distance = from.x < to.x ? to.x - from.x : from.x - to.x;
      text::append(out, "Q{},{} ", decimal((from.x + to.x) / 2), decimal(from.y + distance / 3));
    } else {
      out += 'L';
    }
    text::append(out, "{},{}\"/>\n", decimal(to.x), decimal(to.y));
  }

  const BoardGraph& graph_;
  std::vector<SystemPanel> panels_;
  std::vector<Point> middles_;
  Point extent_;
};

}  // namespace

std::string star_map(const BoardGraph& graph) {
  const StarMap map(graph);
  const StarLegend legend = star_legend_of(graph);
  const std::int64_t width = map.extent().x + legend.width + (legend.width > 0 ? 3 : 2) * margin;
  const std::int64_t height = std::max(map.extent().y, legend.height) + 2 * margin;
  std::string out;
  open_document(graph, width, height, out);
  // What is lower stands in the middle.
  open_group_at({margin, (height - map.extent().y) / 2}, out);
  out += '\n';
  map.append(out);
  out += "</g>\n";
  open_group_at({map.extent().x + 2 * margin, (height - legend.height) / 2}, out);
  text::append(out, "{}</g>\n</svg>\n", legend.elements);
  return out;
}

}  // namespace plyglot::board
