#include "board/render/svg/svg_notes.hpp"

#include "board/render/decimal.hpp"
#include "board/render/svg/svg_document.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::string_view note_paints[] = {"#1a8a3c", "#c62828", "#1565c0", "#e0a100"};

// Rounded down. Pictures have no fractions that machines could round in their own ways.
std::int64_t root_of(std::int64_t square) {
  std::int64_t root = 0;
  for (std::int64_t step = std::int64_t{1} << 31; step > 0; step /= 2) {
    if ((root + step) <= square / (root + step)) root += step;
  }
  return root;
}

// A shaft that begins beside the middle of the first place, and a head with its tip in the middle of the second.
void append_arrow(Point from, Point to, std::string& out) {
  constexpr std::int64_t start = 2000;
  constexpr std::int64_t head = 3400;
  constexpr std::int64_t half_head = 2000;
  constexpr std::int64_t half_shaft = 650;
  const Point way{to.x - from.x, to.y - from.y};
  const std::int64_t length = std::max<std::int64_t>(root_of(way.x * way.x + way.y * way.y), 1);
  const auto at = [&](std::int64_t along, std::int64_t aside) {
    const Point point =
        from + Point{(way.x * along - way.y * aside) / length, (way.y * along + way.x * aside) / length};
    return text::format("{},{}", decimal(point.x), decimal(point.y));
  };
  text::append(out, "<path d=\"M{}L{}L{}L{}L{}L{}L{}Z\"/>", at(start, -half_shaft), at(length - head, -half_shaft),
               at(length - head, -half_head), at(length, 0), at(length - head, half_head),
               at(length - head, half_shaft), at(start, half_shaft));
}

}  // namespace

void append_note(const Note& note, Point from, Point to, Point reach, std::string& out) {
  const std::string_view colour = note_paints[note.colour % std::size(note_paints)];
  text::append(out, "<g fill=\"{0}\" stroke=\"{0}\" opacity=\"0.8\">", colour);
  append_title(note.words, out);
  if (note.to) {
    append_arrow(from, to, out);
  } else {
    text::append(out, "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"none\" stroke-width=\"8\"/>",
                 decimal(from.x), decimal(from.y), decimal(reach.x * 85 / 100), decimal(reach.y * 85 / 100));
  }
  out += "</g>\n";
}

}  // namespace plyglot::board
