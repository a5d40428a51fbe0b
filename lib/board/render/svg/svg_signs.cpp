#include "board/render/svg/svg_signs.hpp"

#include "board/render/svg/svg_text.hpp"
#include "text/format.hpp"

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

}  // namespace

void append_sign(const Piece& piece, const Paint& paint, std::string& out) {
  const SignShape shape = shape_of(piece.sign);
  text::append(out, "<path d=\"{0}\" fill=\"{1}\" stroke=\"{1}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>",
               shape.path, paint.ink);
  if (piece.value) {
    append_text(text::format("{}", *piece.value), {0, shape.middle, shape.size, 4000, paint.fill}, out);
  }
}

}  // namespace plyglot::board
