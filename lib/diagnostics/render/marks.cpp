#include "diagnostics/render/marks.hpp"

#include "text/glyph.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {
namespace {

void draw_carets(const Mark& mark, std::size_t margin, Canvas& canvas) {
  for (std::uint32_t cell = mark.first; cell < mark.last; ++cell) {
    canvas.put(0, margin + cell, mark.is_primary ? '^' : '-', style_of(mark.is_primary));
  }
}

// Hangs a label into the highest row where it fits.
void hang(const Mark& mark, std::size_t margin, Canvas& canvas) {
  const std::size_t cell = margin + mark.first;
  const std::size_t end = cell + text::visible_width(mark.label);
  std::size_t row = 1;
  // Two blank cells part a label from what stands to its right.
  while (!canvas.is_blank(row, cell, end + 2)) ++row;
  for (std::size_t above = 1; above < row; ++above) {
    // Labels of the same place stand in one column, and there is no stem between them.
    if (canvas.is_blank(above, cell, cell + 1)) canvas.put(above, cell, '|', style_of(mark.is_primary));
  }
  canvas.put_text(row, cell, mark.label, style_of(mark.is_primary));
}

// From right to left: what hangs further left then never crosses a stem.
bool hangs_before(const Mark& a, const Mark& b) {
  if (a.first != b.first) return a.first > b.first;
  return a.is_primary && !b.is_primary;
}

}  // namespace

std::uint32_t room_beside(std::string_view label) { return label.empty() ? 0 : 1 + text::visible_width(label); }

void draw_marks(std::vector<Mark> marks, std::size_t margin, Canvas& canvas) {
  text::sort(marks.begin(), marks.end(), hangs_before);
  std::uint32_t last = 0;
  for (const Mark& mark : marks) {
    last = std::max(last, mark.last);
    if (!mark.is_primary) draw_carets(mark, margin, canvas);
  }
  for (const Mark& mark : marks) {
    if (mark.is_primary) draw_carets(mark, margin, canvas);
  }

  const auto beside = std::find_if(marks.begin(), marks.end(),
                                   [&](const Mark& mark) { return mark.last == last && !mark.label.empty(); });
  for (auto mark = marks.begin(); mark != marks.end(); ++mark) {
    if (mark == beside) {
      canvas.put_text(0, margin + mark->last + 1, mark->label, style_of(mark->is_primary));
    } else if (!mark->label.empty()) {
      hang(*mark, margin, canvas);
    }
  }
}

}  // namespace plyglot::diagnostics::render
