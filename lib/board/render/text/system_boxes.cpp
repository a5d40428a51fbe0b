#include "board/render/text/system_boxes.hpp"

#include "board/render/system_rows.hpp"
#include "board/render/text/system_box.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t box_gap = 2;
// Rows that are wider than a terminal are broken.
constexpr std::int64_t widest_row = 78;

class Map {
 public:
  explicit Map(const BoardGraph& graph) : graph_(graph) {
    for (const Node& node : graph.nodes) {
      boxes_.push_back(box_of(graph, node));
      widths_.push_back(boxes_.back().width());
    }
    pitch_ = pitch_of(widths_, box_gap);
  }

  void draw(Drawing& drawing) {
    for (const std::vector<std::uint32_t>& row : rows_of(graph_)) {
      std::vector<std::uint32_t> part;
      std::int64_t width = 0;
      for (const std::uint32_t node : row) {
        if (!part.empty() && width + box_gap + widths_[node] > widest_row) {
          draw_row(part, true, drawing);
          part.clear();
          width = 0;
        }
        width += (part.empty() ? 0 : box_gap) + widths_[node];
        part.push_back(node);
      }
      draw_row(part, part.size() < row.size(), drawing);
    }
  }

 private:
  // Where the layout put them, or in the middle.
  std::vector<std::int64_t> places_of(const std::vector<std::uint32_t>& row, bool is_broken) const {
    std::vector<std::int64_t> middles = middles_of(graph_, row, widths_, box_gap, is_broken ? 0 : pitch_);
    const std::int64_t offset = is_broken ? (middles.front() + middles.back()) / 2 : 0;
    for (std::int64_t& middle : middles) middle -= offset;
    return middles;
  }

  void draw_row(const std::vector<std::uint32_t>& row, bool is_broken, Drawing& drawing) {
    const auto any = [&](BoxLine SystemBox::*content) {
      return std::any_of(row.begin(), row.end(),
                         [&](std::uint32_t node) { return !(boxes_[node].*content).is_empty(); });
    };
    std::vector<BoxLine SystemBox::*> contents = {&SystemBox::middle};
    if (any(&SystemBox::north)) contents.insert(contents.begin(), &SystemBox::north);
    if (any(&SystemBox::south)) contents.push_back(&SystemBox::south);
    const auto height = static_cast<std::int64_t>(contents.size());
    const std::vector<std::int64_t> middles = places_of(row, is_broken);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const SystemBox& box = boxes_[row[i]];
      const Frame frame{middles[i] - widths_[row[i]] / 2, widths_[row[i]]};
      put_border(box, box.name, top_, frame, drawing);
      for (std::int64_t line = 0; line < height; ++line) {
        put_line(box.*contents[static_cast<std::size_t>(line)], top_ + 1 + line, frame, drawing);
      }
      put_border(box, box.home, top_ + 1 + height, frame, drawing);
    }
    top_ += height + 2;
  }

  const BoardGraph& graph_;
  std::vector<SystemBox> boxes_;
  std::vector<std::int64_t> widths_;
  std::int64_t pitch_ = 0;
  std::int64_t top_ = 0;
};

}  // namespace

void draw_systems(const BoardGraph& graph, Drawing& drawing) { Map(graph).draw(drawing); }

}  // namespace plyglot::board
