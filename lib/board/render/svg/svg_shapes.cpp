#include "board/render/svg/svg_shapes.hpp"

#include "board/render/decimal.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::board {
namespace {

// A hexagon's sides are 60 units long. Its other half diameter is 30 times the root of three, rounded; neighbours
// touch exactly because every distance is a multiple of it.
constexpr std::int64_t side = 6000;
constexpr std::int64_t half_width = 5196;
constexpr std::int64_t half_square = 5000;

std::string path(std::initializer_list<Point> corners, std::int64_t percent) {
  std::string element = "<path d=\"";
  char command = 'M';
  for (const Point corner : corners) {
    element += command;
    element += decimal(corner.x * percent / 100);
    element += ',';
    element += decimal(corner.y * percent / 100);
    command = 'L';
  }
  return element + "Z\"";
}

}  // namespace

std::int64_t width_of(std::string_view text, std::int64_t size) { return text::visible_width(text) * size * 64 / 100; }

void append_text(std::string_view text, const SvgText& at, std::string& out) {
  if (text.empty()) return;
  std::int64_t size = at.size;
  const std::int64_t width = width_of(text, size);
  if (at.room > 0 && width > at.room) size = size * at.room / width;
  // Digits and capitals are 0.72 of the size high; their baseline is half of that below the middle.
  text::append(out, "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"", decimal(at.x),
               decimal(at.y + size * 36 / 100), decimal(size), at.ink);
  if (at.anchor != "start") text::append(out, " text-anchor=\"{}\"", at.anchor);
  if (at.is_bold) out += " font-weight=\"bold\"";
  text::append(out, ">{}</text>", xml_escaped(text));
}

Point centre_of(Shape shape, const Node& node) {
  const std::int64_t q = node.q;
  const std::int64_t r = node.r;
  switch (shape) {
    case Shape::pointy_hexagon:
      return {(2 * q + r) * half_width, r * side * 3 / 2};
    case Shape::flat_hexagon:
      return {q * side * 3 / 2, (2 * r + q) * half_width};
    case Shape::square:
      return {q * 2 * half_square, r * -2 * half_square};
    case Shape::system:
      break;
  }
  return {};
}

Point reach_of(Shape shape) {
  switch (shape) {
    case Shape::pointy_hexagon:
      return {half_width, side};
    case Shape::flat_hexagon:
      return {side, half_width};
    case Shape::square:
      return {half_square, half_square};
    case Shape::system:
      break;
  }
  return {};
}

std::string outline(Shape shape, std::int64_t percent) {
  constexpr std::int64_t s = side;
  constexpr std::int64_t w = half_width;
  constexpr std::int64_t h = half_square;
  switch (shape) {
    case Shape::pointy_hexagon:
      return path({{0, -s}, {w, -s / 2}, {w, s / 2}, {0, s}, {-w, s / 2}, {-w, -s / 2}}, percent);
    case Shape::flat_hexagon:
      return path({{s, 0}, {s / 2, w}, {-s / 2, w}, {-s, 0}, {-s / 2, -w}, {s / 2, -w}}, percent);
    case Shape::square:
      return path({{-h, -h}, {h, -h}, {h, h}, {-h, h}}, percent);
    case Shape::system:
      break;
  }
  return {};
}

std::string tile_outline(Shape shape, std::int64_t percent) {
  constexpr std::int64_t radius = 3900;
  if (shape != Shape::square) return outline(shape, percent);
  return text::format("<circle r=\"{}\"", decimal(radius * percent / 100));
}

std::string mark_outline(const BoardGraph& graph, std::int64_t percent) {
  constexpr std::int64_t within = 90;
  const bool is_filled = graph.shape == Shape::square && !graph.figures.empty();
  return is_filled ? outline(graph.shape, percent * within / 100) : tile_outline(graph.shape, percent);
}

}  // namespace plyglot::board
