#include "board/render/svg/svg_pyramids.hpp"

#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/paint.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/system_rows.hpp"
#include "text/format.hpp"

namespace plyglot::board {
namespace {

struct PyramidPaint {
  std::string_view colour;
  std::string_view fill;
  std::string_view edge;
  std::string_view ink;
};

constexpr PyramidPaint pyramid_paints[] = {{"red", "#d9302c", "#741311", "#ffffff"},
                                           {"yellow", "#f7cf2d", "#7d6200", piece_ink},
                                           {"green", "#2c9440", "#124a22", "#ffffff"},
                                           {"blue", "#2d6cd6", "#14356f", "#ffffff"}};
constexpr PyramidPaint unknown_paint = {"", "#d0d0d6", "#55555c", piece_ink};

const PyramidPaint& paint_of(const Piece& piece) {
  for (const PyramidPaint& paint : pyramid_paints) {
    if (paint.colour == piece.colour) return paint;
  }
  return unknown_paint;
}

// In hundredths; the proportions are nearly those of the real ones.
struct PyramidSize {
  std::int64_t base;
  std::int64_t height;
  std::int64_t letter;
};
constexpr PyramidSize pyramid_sizes[] = {{2600, 3400, 1200}, {3400, 4600, 1500}, {4200, 5800, 1800}};

std::int32_t pips_of(const Piece& piece) {
  return piece.value && *piece.value >= 1 && *piece.value <= 3 ? *piece.value : 0;
}

PyramidSize size_of(const Piece& piece) {
  const std::int32_t pips = pips_of(piece);
  return pyramid_sizes[pips == 0 ? 1 : pips - 1];
}

constexpr std::int64_t pip_distance = 650;

void append_pips(const Piece& piece, Point middle, Point step, std::string& out) {
  const std::int32_t count = pips_of(piece);
  for (std::int32_t i = 0; i < count; ++i) {
    // Around the middle, also where their number is even.
    const std::int64_t halves = 2 * i - count + 1;
    text::append(out, "<circle cx=\"{}\" cy=\"{}\" r=\"2.2\" fill=\"{}\"/>", decimal(middle.x + step.x * halves / 2),
                 decimal(middle.y + step.y * halves / 2), paint_of(piece).ink);
  }
}

void append_letter(const Piece& piece, Point middle, std::string& out) {
  const std::string letter = shortened(letter_of(piece), 4);
  append_text(letter, {middle.x, middle.y, size_of(piece).letter, size_of(piece).base * 55 / 100, paint_of(piece).ink},
              out);
}

std::string corner_list(const std::array<Point, 3>& corners) {
  std::string path;
  for (const Point corner : corners) {
    text::append(path, "{}{},{}", path.empty() ? 'M' : 'L', decimal(corner.x), decimal(corner.y));
  }
  return path + "Z";
}

void append_outline(const Piece& piece, std::string_view path, std::string& out) {
  if (piece.is_last_moved) {
    text::append(out, "<path d=\"{}\" fill=\"none\" stroke=\"#e0007a\" stroke-width=\"7\" stroke-linejoin=\"round\"/>",
                 path);
  }
  const PyramidPaint& paint = paint_of(piece);
  text::append(out, "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>", path,
               paint.fill, paint.edge);
}

// Where a pyramid points that belongs to this side: a step of one hundredth.
Point direction_from(Side owner) {
  switch (owner) {
    case Side::north:
      return {0, 1};
    case Side::east:
      return {-1, 0};
    case Side::south:
      return {0, -1};
    case Side::west:
      break;
  }
  return {1, 0};
}

}  // namespace

Point extent_of_standing(const Piece& piece) { return {size_of(piece).base, size_of(piece).base}; }

Point extent_of_lying(const Piece& piece, Side owner) {
  const PyramidSize size = size_of(piece);
  return direction_from(owner).x == 0 ? Point{size.base, size.height} : Point{size.height, size.base};
}

void append_standing(const Piece& piece, Point middle, std::string& out) {
  const std::int64_t half = size_of(piece).base / 2;
  const Point corners[] = {middle + Point{-half, -half}, middle + Point{half, -half}, middle + Point{half, half},
                           middle + Point{-half, half}};
  std::string square = corner_list({corners[0], corners[1], corners[2]});
  square.back() = 'L';
  text::append(square, "{},{}Z", decimal(corners[3].x), decimal(corners[3].y));
  append_outline(piece, square, out);
  // Light falls from the north: the far face is bright, the near one dark.
  text::append(out, "<path d=\"{}\" fill=\"#ffffff\" fill-opacity=\"0.28\"/>",
               corner_list({corners[0], corners[1], middle}));
  text::append(out, "<path d=\"{}\" fill=\"#000000\" fill-opacity=\"0.22\"/>",
               corner_list({corners[3], corners[2], middle}));
  append_letter(piece, middle + Point{0, -half / 5}, out);
  append_pips(piece, middle + Point{0, half * 64 / 100}, {pip_distance, 0}, out);
}

void append_lying(const Piece& piece, Side owner, Point middle, std::string& out) {
  const PyramidSize size = size_of(piece);
  const Point ahead = direction_from(owner);
  const Point across{ahead.y, ahead.x};
  const auto at = [&](std::int64_t forward, std::int64_t aside) {
    return middle + Point{ahead.x * forward + across.x * aside, ahead.y * forward + across.y * aside};
  };
  append_outline(
      piece,
      corner_list({at(size.height / 2, 0), at(-size.height / 2, size.base / 2), at(-size.height / 2, -size.base / 2)}),
      out);
  append_letter(piece, at(-size.height * 14 / 100, 0), out);
  append_pips(piece, at(-size.height * 40 / 100, 0), {across.x * pip_distance, across.y * pip_distance}, out);
}

}  // namespace plyglot::board
