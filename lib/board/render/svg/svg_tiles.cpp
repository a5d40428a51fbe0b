#include "board/render/svg/svg_tiles.hpp"

#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/paint.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_figures.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/svg/svg_squares.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>
#include <array>

namespace plyglot::board {
namespace {

struct SignShape {
  std::string_view path;
  // Where the middle of the value is, and how large it is, in hundredths.
  std::int64_t middle;
  std::int64_t size;
};

// A little above the middle of a tile, whose lower end is for the name of the cell.
SignShape shape_of(Sign sign) {
  switch (sign) {
    case Sign::down:
      return {"M-35,-31L35,-31L0,25Z", -1400, 2900};
    case Sign::up:
      return {"M0,-41L37,21L-37,21Z", 100, 2900};
    case Sign::house:
      return {"M0,-42L38,-12L26,-12L26,21L-26,21L-26,-12L-38,-12Z", 100, 2900};
    case Sign::none:
      break;
  }
  return {};
}

// The sign of a piece that has one, with its value in it, around (0, 0) in a tile.
void append_sign(const Piece& piece, const Paint& paint, std::string& out) {
  const SignShape shape = shape_of(piece.sign);
  text::append(out, "<path d=\"{0}\" fill=\"{1}\" stroke=\"{1}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>",
               shape.path, paint.ink);
  if (piece.value) {
    append_text(text::format("{}", *piece.value), {0, shape.middle, shape.size, 4000, paint.fill}, out);
  }
}

// The palette of Okabe and Ito, which colour-blind people tell apart, and a grey.
constexpr std::array<std::string_view, 9> accents = {"#f0e442", "#0072b2", "#cc79a7", "#000000", "#009e73",
                                                     "#d55e00", "#999999", "#56b4e9", "#e69f00"};

// Tiles of a stack rise above each other and shrink, so that the edges of all are seen and no neighbour is covered: by
// so much for each tile below, and by so much at most.
constexpr std::int64_t tile_rise = 350;
constexpr std::int64_t largest_rise = 2000;
constexpr std::int64_t tile_shrinkage = 6;
constexpr std::int64_t largest_shrinkage = 20;

// How far the tile at a level, which is not larger than the number of tiles below the top, has come on the way from
// nothing at the bottom to what its stack allows at the top.
std::int64_t growth(const Node& node, std::size_t level, std::int64_t each, std::int64_t largest) {
  const auto covers = static_cast<std::int64_t>(node.stack.size()) - 1;
  return covers < 1 ? 0 : std::min(each * covers, largest) * static_cast<std::int64_t>(level) / covers;
}

std::int64_t rise_of_level(const Node& node, std::size_t level) { return growth(node, level, tile_rise, largest_rise); }

// Of a level above the first, where its tiles are: an attribute of a group.
std::string level_attribute(const Node& node, std::size_t level) {
  if (level == 0) return {};
  const std::int64_t percent = 100 - growth(node, level, tile_shrinkage, largest_shrinkage);
  return text::format(" transform=\"translate(0,{}) scale({})\"", decimal(-rise_of_level(node, level)),
                      decimal(percent));
}

// One letter, as in hands, can be larger.
std::int64_t label_size(std::string_view label) { return text::visible_width(label) == 1 ? 4400 : 2900; }

void append_blank_tile(const BoardGraph& graph, const Piece& piece, std::string& out) {
  const Paint paint = paint_of(graph, piece);
  text::append(out, "{} fill=\"{}\" stroke=\"{}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
               tile_outline(graph.shape, 100), paint.fill, paint.edge);
  if (piece.is_active) return;
  // A neighbour's edge hides half of this one's, so the dashes are further inside.
  text::append(out, "{} fill=\"none\" stroke=\"{}\" stroke-width=\"3\" stroke-dasharray=\"9 6\"/>",
               tile_outline(graph.shape, 93), paint.ink);
}

void append_badge(const BoardGraph& graph, std::size_t height, std::string& out) {
  const Point reach = reach_of(graph.shape);
  const Point at{reach.x * -80 / 100, reach.y * 55 / 100};
  text::append(out, "<circle cx=\"{}\" cy=\"{}\" r=\"13\" fill=\"{}\" stroke=\"#1b1b1f\" stroke-width=\"2\"/>",
               decimal(at.x), decimal(at.y), ground_fill);
  append_text(text::format("{}", height), {at.x, at.y, 1700, 2000}, out);
}

// A ring of the kind's colour, its middle at so many percent of the tile.
void append_accent(const BoardGraph& graph, std::string_view accent, std::int64_t percent, std::string& out) {
  const std::string ring = tile_outline(graph.shape, percent);
  text::append(out, "{} fill=\"none\" stroke=\"#8a8a90\" stroke-width=\"8.5\"/>", ring);
  text::append(out, "{} fill=\"none\" stroke=\"{}\" stroke-width=\"7\"/>", ring, accent);
}

// The figure, and the label below it for those who read letters.
void append_drawn(const BoardGraph& graph, const Piece& piece, std::string_view accent, std::string& out) {
  const Paint paint = paint_of(graph, piece);
  append_accent(graph, accent, 91, out);
  append_figure(graph, piece, {-550, 80, paint.ink, paint.ink, paint.fill}, out);
  append_text(piece.label, {0, 3550, 1200, 3400, paint.ink}, out);
}

// On squares figures have no tile, and the label is in a corner.
void append_on_square(const BoardGraph& graph, const Piece& piece, std::string& out) {
  const Paint paint = paint_of(graph, piece);
  append_figure(graph, piece, {0, 100, paint.fill, piece_ink, paint.ink}, out);
  append_text(piece.label, {4000, 4000, 1500, 1600, "#5f5641"}, out);
}

// How many tiles are beside a stack: those right under its top, as smaller ones would be too small to see.
std::int64_t count_beside(const Node& node) {
  constexpr std::size_t most_beside = 25;
  return static_cast<std::int64_t>(std::min(node.stack.size() - 1, most_beside));
}

// How large they are: their column is at most as high as the cell.
std::int64_t percent_beside(const BoardGraph& graph, const Node& node) {
  constexpr std::int64_t largest_percent = 28;
  constexpr std::int64_t highest_column = 9000;
  return std::min(largest_percent, highest_column * 100 / (2 * reach_of(graph.shape).y * count_beside(node)));
}

void append_covered(const BoardGraph& graph, const Node& node, std::string& out) {
  const std::int64_t percent = percent_beside(graph, node);
  const Point reach = reach_of(graph.shape);
  const std::int64_t pitch = 2 * reach.y * percent / 100;
  const std::int64_t count = count_beside(node);
  std::int64_t y = pitch * (count - 1) / 2;
  for (auto piece = node.stack.end() - 1 - static_cast<std::ptrdiff_t>(count); piece != node.stack.end() - 1; ++piece) {
    Piece shown = *piece;
    if (has_figure(graph, shown)) shown.label.clear();
    text::append(out, "<g transform=\"translate({},{}) scale({})\"{}>", decimal(reach.x), decimal(y), decimal(percent),
                 piece_attribute(shown));
    text::append(out, "{} stroke=\"{}\" stroke-width=\"16\"/>", tile_outline(graph.shape, 100), ground_fill);
    append_tile(graph, shown, out);
    out += "</g>";
    y -= pitch;
  }
}

// The name of a cell at the lower end of its only tile; the tiles of a stack have no room for it.
void append_name_below(const BoardGraph& graph, const Node& node, std::string& out) {
  append_text(node.label, {0, reach_of(graph.shape).y * 71 / 100, 1500, 4000, paint_of(graph, node.stack.back()).ink},
              out);
}

}  // namespace

std::string_view accent_of(const BoardGraph& graph, std::string_view kind) {
  const auto found = std::find(graph.kinds.begin(), graph.kinds.end(), kind);
  if (found == graph.kinds.end()) return {};
  return accents[static_cast<std::size_t>(found - graph.kinds.begin()) % accents.size()];
}

void append_tile(const BoardGraph& graph, const Piece& piece, std::string& out) {
  if (graph.shape == Shape::square && has_figure(graph, piece)) return append_on_square(graph, piece, out);
  append_blank_tile(graph, piece, out);
  if (piece.sign != Sign::none) return append_sign(piece, paint_of(graph, piece), out);
  const std::string_view accent = accent_of(graph, piece.kind);
  if (has_figure(graph, piece)) return append_drawn(graph, piece, accent, out);
  if (!accent.empty()) append_accent(graph, accent, 83, out);
  append_text(piece.label, {0, 0, label_size(piece.label), 7000, paint_of(graph, piece).ink}, out);
}

std::int64_t overhang_of(const BoardGraph& graph, const Node& node) {
  return node.stack.size() < 2 ? 0 : reach_of(graph.shape).x * percent_beside(graph, node) / 100;
}

std::int64_t rise_of(const Node& node) { return node.stack.empty() ? 0 : rise_of_level(node, node.stack.size() - 1); }

void append_stack(const BoardGraph& graph, const Node& node, std::string& out) {
  if (graph.shape == Shape::square) append_square(graph, node, out);
  if (node.stack.empty()) {
    if (graph.shape == Shape::square) return;
    const std::string_view fill = home_fill_of(graph, node);
    text::append(out, "{} fill=\"{}\" stroke=\"#b0b0b6\" stroke-width=\"2\"/>", outline(graph.shape, 100),
                 fill.empty() ? "none" : fill);
    append_text(node.label, {0, 0, 2200, 7000, "#77777d"}, out);
    return;
  }
  for (std::size_t level = 0; level < node.stack.size(); ++level) {
    const bool is_top = level + 1 == node.stack.size();
    text::append(out, "<g{}{}>", level_attribute(node, level), piece_attribute(node.stack[level]));
    if (is_top) {
      append_tile(graph, node.stack[level], out);
    } else {
      append_blank_tile(graph, node.stack[level], out);
    }
    out += "</g>";
  }
  if (node.stack.size() == 1) append_name_below(graph, node, out);
}

void append_overlay(const BoardGraph& graph, const Node& node, std::string& out) {
  const bool is_marked = !node.stack.empty() && node.stack.back().is_last_moved;
  if (!is_marked && node.stack.size() < 2) return;
  text::append(out, "<g{}>", level_attribute(node, node.stack.size() - 1));
  if (is_marked) append_ring(graph, out);
  if (node.stack.size() > 1) append_badge(graph, node.stack.size(), out);
  out += "</g>";
  if (node.stack.size() > 1) append_covered(graph, node, out);
}

void append_ring(const BoardGraph& graph, std::string& out) {
  const std::string ring = mark_outline(graph, 100);
  // Beside the colours of players, magenta would be one more.
  const bool has_colours = !graph.player_colours.empty();
  text::append(out, "{} fill=\"none\" stroke=\"{}\" stroke-width=\"12\" stroke-linejoin=\"round\"/>", ring,
               has_colours ? piece_ink : ground_fill);
  text::append(out, "{} fill=\"none\" stroke=\"{}\" stroke-width=\"7\" stroke-linejoin=\"round\"/>", ring,
               has_colours ? "#ffd23f" : last_moved_ink);
}

}  // namespace plyglot::board
