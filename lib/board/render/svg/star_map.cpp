#include "board/render/svg/star_map.hpp"

#include "board/graph_queries.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg/star_legend.hpp"
#include "board/render/svg/svg_notes.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/svg/svg_system.hpp"
#include "board/render/svg_writer.hpp"
#include "board/render/system_rows.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::board {
namespace {

// The lines of a star map, drawn below its panels.

// Where the panel of a system is.
struct PanelPlace {
  Point middle;
  Point extent;
  // Into the rows, and into its row.
  std::size_t row = 0;
  std::size_t column = 0;
};

// By node, and the nodes of each row.
struct PanelPlaces {
  std::vector<PanelPlace> panels;
  std::vector<std::vector<std::uint32_t>> rows;
  Point extent;
};

// How far from a panel a line passes by: half of what is between two.
constexpr std::int64_t clearance = 1300;
// How far out of the map a line may bend.
constexpr std::int64_t overhang = 2400;
// Looking for what is in the way takes time for each line and each panel; larger maps are not legible in any case.
constexpr std::size_t most_panels_with_bends = 200;

class Lines {
 public:
  Lines(const PanelPlaces& places, std::string& out) : places_(places), out_(out) {}

  void append(std::uint32_t from, std::uint32_t to) {
    const PanelPlace& a = places_.panels[from];
    const PanelPlace& b = places_.panels[to];
    // From north to south, or from west to east.
    if (std::make_pair(b.row, b.column) < std::make_pair(a.row, a.column)) return append(to, from);
    text::append(out_, "<path d=\"M{},{}", decimal(a.middle.x), decimal(a.middle.y));
    const bool can_bend = places_.panels.size() <= most_panels_with_bends;
    if (can_bend && a.row == b.row) {
      bend_below(a, b);
    } else if (can_bend) {
      bend_aside(a, b);
    } else {
      out_ += 'L';
    }
    text::append(out_, "{},{}\"/>\n", decimal(b.middle.x), decimal(b.middle.y));
  }

 private:
  // Under the panels of the row between the two.
  void bend_below(const PanelPlace& a, const PanelPlace& b) {
    std::int64_t depth = 0;
    for (std::size_t column = a.column + 1; column < b.column; ++column) {
      depth = std::max(depth, panel(a.row, column).extent.y / 2 + clearance);
    }
    // A curve of the third degree comes three quarters as far as its two inner points.
    const std::int64_t reach = depth * 4 / 3;
    if (reach == 0) {
      out_ += 'L';
    } else {
      text::append(out_, "C{},{} {},{} ", decimal(a.middle.x), decimal(a.middle.y + reach), decimal(b.middle.x),
                   decimal(b.middle.y + reach));
    }
  }

  // To the west or east of the panels in the rows between.
  void bend_aside(const PanelPlace& a, const PanelPlace& b) {
    std::int64_t bend = 0;
    for (std::size_t row = a.row + 1; row < b.row; ++row) {
      for (std::size_t column = 0; column < places_.rows[row].size(); ++column) {
        const std::int64_t needed = bend_around(panel(row, column), a.middle, b.middle);
        if (std::abs(needed) > std::abs(bend)) bend = needed;
      }
    }
    const std::int64_t middle = (a.middle.x + b.middle.x) / 2;
    // A curve of the second degree comes half as far as its inner point.
    bend = std::clamp(bend, 2 * (-overhang - middle), 2 * (places_.extent.x + overhang - middle));
    if (bend == 0) {
      out_ += 'L';
    } else {
      text::append(out_, "Q{},{} ", decimal(middle + bend), decimal((a.middle.y + b.middle.y) / 2));
    }
  }

  // How far the inner point of the curve must be from the straight line so that the curve passes by the panel; 0 if it
  // is not in the way.
  static std::int64_t bend_around(const PanelPlace& panel, Point from, Point to) {
    const std::int64_t height = to.y - from.y;
    // How far down the line the panel is, in thousandths; the curve is 2 t (1 - t) of its bend away there.
    const std::int64_t t = (panel.middle.y - from.y) * 1000 / height;
    const std::int64_t offset = from.x + (to.x - from.x) * t / 1000 - panel.middle.x;
    const std::int64_t needed = panel.extent.x / 2 + clearance - std::abs(offset);
    if (needed <= clearance || t <= 0 || t >= 1000) return 0;
    const std::int64_t bend = needed * 500'000 / (t * (1000 - t));
    return offset < 0 ? -bend : bend;
  }

  const PanelPlace& panel(std::size_t row, std::size_t column) const {
    return places_.panels[places_.rows[row][column]];
  }

  const PanelPlaces& places_;
  std::string& out_;
};

// A line for each two systems that an edge connects, whichever way it leads. Panels will be drawn over the lines, so a
// line bends around those that would hide it.
void append_connections(const BoardGraph& graph, const PanelPlaces& places, std::string& out) {
  // Where there are many, each is drawn the finer.
  constexpr std::size_t many = 60;
  text::append(out, "<g fill=\"none\" stroke=\"{}\" stroke-width=\"{}\">\n", connection_colour,
               graph.edges.size() > many ? "1.2" : "2");
  Lines lines(places, out);
  const Neighbours neighbours = neighbours_of(graph);
  for (std::uint32_t from = 0; from < neighbours.size(); ++from) {
    for (const std::uint32_t to : neighbours[from]) {
      const std::vector<std::uint32_t>& back = neighbours[to];
      const bool is_drawn = to < from && std::binary_search(back.begin(), back.end(), from);
      if (to != from && !is_drawn) lines.append(from, to);
    }
  }
  out += "</g>\n";
}

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

  void append(SvgFrame& frame) const {
    append_connections(graph_, places_, frame.layers[0].emplace_back());
    for (std::size_t i = 0; i < panels_.size(); ++i) {
      panels_[i].append(places_.panels[i].middle, frame.layers[1].emplace_back());
    }
    if (!panels_.empty()) return;
    append_text("no systems", {extent().x / 2, extent().y / 2, 2200, 0, "#77777d"}, frame.layers[1].emplace_back());
  }

  void append_note(const Note& note, std::vector<std::string>& elements) const {
    const PanelPlace* from = panel_at(note.from);
    const PanelPlace* to = panel_at(note.to.value_or(note.from));
    if (from == nullptr || to == nullptr) return;
    const Point reach{from->extent.x / 2 + map_margin, from->extent.y / 2 + map_margin};
    board::append_note(note, from->middle, to->middle, reach, elements.emplace_back());
  }

 private:
  const PanelPlace* panel_at(Note::Place place) const {
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
      if (graph_.nodes[i].q == place.q && graph_.nodes[i].r == place.r) return &places_.panels[i];
    }
    return nullptr;
  }

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

SvgFrame star_map(const BoardGraph& graph, const std::vector<Note>& notes) {
  const StarMap map(graph);
  StarLegend legend = star_legend_of(graph);
  SvgFrame frame;
  frame.margin = map_margin;
  frame.is_legend_beside = true;
  // Maps of one game have their middles in common.
  frame.high = {map.extent().x - map.extent().x / 2, map.extent().y - map.extent().y / 2};
  frame.low = {-map.extent().x / 2, -map.extent().y / 2};
  frame.zero = frame.low;
  map.append(frame);
  for (const Note& note : notes) map.append_note(note, frame.layers[2]);
  frame.legend.push_back(std::move(legend.elements));
  frame.legend_extent = {legend.width, legend.height};
  return frame;
}

}  // namespace plyglot::board
