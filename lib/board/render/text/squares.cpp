#include "board/render/text/squares.hpp"

#include "board/render/captions.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t smallest_width = 3;
// Longer names do not fit into squares that anyone would want to see.
constexpr std::int64_t largest_width = 39;

// All squares are of one size:
//
//   +---+   width 3, and one line
// 7 |:r:|
//   +---#   a blocked corner
class Squares {
 public:
  Squares(const BoardGraph& graph, Drawing& drawing) : graph_(graph), drawing_(drawing) {
    for (const Node& node : graph.nodes) {
      is_shaded_ = is_shaded_ || node.is_shaded;
      has_stacks_ = has_stacks_ || node.stack.size() > 1;
      // A name has its square's ground on either side of it; a mark takes the place of one.
      const std::int64_t bare = node.stack.empty() ? width_of(name_of(node)) : width_of(node.stack.back().label);
      width_ = std::max({width_, bare + 2, width_of(name_of(node))});
    }
    // The middle is a column.
    width_ |= 1;
  }

  bool fits() const { return width_ <= largest_width; }

  void draw() {
    // What is put first stays where borders cross it.
    for (const BlockedCorner& corner : graph_.blocked_corners) draw_corner(corner);
    for (const Node& node : graph_.nodes) draw_square(node);
    draw_margins();
  }

 private:
  std::int64_t pitch() const { return width_ + 1; }
  std::int64_t height() const { return has_stacks_ ? 3 : 2; }
  // The upper left corner.
  std::int64_t column_of(const Node& node) const { return std::int64_t{node.q} * pitch(); }
  std::int64_t line_of(const Node& node) const { return -std::int64_t{node.r} * height(); }

  static std::int64_t width_of(std::string_view name) { return text::visible_width(text::visible(name)); }

  static std::string name_of(const Node& node) {
    return text::visible(node.stack.empty() ? empty_caption(node) : marked_label(node.stack.back()));
  }

  // Shading leaves no room for what else tells owners.
  char ground(const Node& node) const {
    if (is_shaded_) return node.is_shaded ? ':' : ' ';
    return node.stack.empty() ? ' ' : ground_of(graph_, node.stack.back().owner);
  }

  void draw_corner(const BlockedCorner& corner) {
    const Node& a = graph_.nodes[corner.from];
    const Node& b = graph_.nodes[corner.to];
    drawing_.put(std::max(line_of(a), line_of(b)), std::max(column_of(a), column_of(b)), "#");
  }

  void draw_square(const Node& node) {
    const std::int64_t line = line_of(node);
    const std::int64_t column = column_of(node);
    for (const std::int64_t border : {line, line + height()}) {
      drawing_.put(border, column, "+");
      drawing_.put(border, column + 1, std::string(static_cast<std::size_t>(width_), '-'));
      drawing_.put(border, column + pitch(), "+");
    }
    draw_line(node, line + 1, name_of(node));
    if (!has_stacks_) return;
    draw_line(node, line + 2, node.stack.size() > 1 ? text::format("^{}", node.stack.size()) : std::string());
  }

  void draw_line(const Node& node, std::int64_t line, const std::string& words) {
    const std::int64_t column = column_of(node);
    std::string inside(static_cast<std::size_t>(width_), ground(node));
    if (!words.empty()) {
      const std::int64_t room = std::max<std::int64_t>(width_ - text::visible_width(words), 0);
      const auto before = static_cast<std::size_t>((room + 1) / 2);
      const auto after = static_cast<std::size_t>(room / 2);
      inside = std::string(before, ground(node)) + words + std::string(after, ground(node));
      // Where there is room for it, a blank on either side keeps the text readable on its ground.
      if (before > 1) inside[before - 1] = ' ';
      if (after > 1) inside[inside.size() - after] = ' ';
    }
    drawing_.put(line, column, "|");
    drawing_.put(line, column + 1, std::move(inside),
                 node.stack.empty() ? no_ink : ink_of_player(graph_, node.stack.back().owner));
    drawing_.put(line, column + pitch(), "|");
  }

  void draw_margins() {
    for (std::size_t i = 0; i < graph_.row_names.size(); ++i) {
      const std::string name = text::visible(graph_.row_names[i]);
      const std::int64_t line = 1 - static_cast<std::int64_t>(i) * height();
      drawing_.put(line, -2 - std::int64_t{text::visible_width(name)}, name);
    }
    for (std::size_t i = 0; i < graph_.column_names.size(); ++i) {
      const std::string name = shortened(graph_.column_names[i], static_cast<std::uint32_t>(width_));
      const std::int64_t column = static_cast<std::int64_t>(i) * pitch() + 1;
      drawing_.put(height() + 1, column + (width_ - text::visible_width(name)) / 2, name);
    }
  }

  const BoardGraph& graph_;
  Drawing& drawing_;
  std::int64_t width_ = smallest_width;
  bool is_shaded_ = false;
  bool has_stacks_ = false;
};

}  // namespace

bool draw_squares(const BoardGraph& graph, Drawing& drawing) {
  Squares squares(graph, drawing);
  if (!squares.fits()) return false;
  squares.draw();
  return true;
}

}  // namespace plyglot::board
