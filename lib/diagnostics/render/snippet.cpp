#include "diagnostics/render/snippet.hpp"

#include "diagnostics/render/canvas.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {
namespace {

std::uint32_t offset_in_line(std::uint32_t offset, text::Span line) {
  return std::clamp(offset, line.begin, line.end) - line.begin;
}

void add(text::Span span, bool is_primary, std::string_view label, const text::LineIndex& lines,
         Annotations& annotations) {
  const std::uint32_t first = lines.line_of(span.begin);
  const std::uint32_t last = span.empty() ? first : lines.line_of(span.end - 1);
  const std::uint32_t begin = offset_in_line(span.begin, lines.line(first));
  const std::uint32_t end = offset_in_line(span.end, lines.line(last));
  auto& on_first_line = annotations.lines[first];
  if (first == last) {
    on_first_line.push_back({{begin, end}, is_primary, label});
  } else {
    annotations.lines[last];
    annotations.bars.push_back({first, last, begin, end, is_primary, label});
  }
}

// The marks below a source line, and where their labels are.

// Cells of the shown line that a finding or a label speaks of; at least one.
struct Mark {
  std::uint32_t first = 0;
  std::uint32_t last = 1;
  bool is_primary = false;
  // What is said there; may be empty. It must outlive the drawing.
  std::string_view label;
};

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
  // Two blank cells separate a label from what is to its right.
  while (!canvas.is_blank(row, cell, end + 2)) ++row;
  for (std::size_t above = 1; above < row; ++above) {
    // Labels of the same place share a column, and there is no stem between them.
    if (canvas.is_blank(above, cell, cell + 1)) canvas.put(above, cell, '|', style_of(mark.is_primary));
  }
  canvas.put_text(row, cell, mark.label, style_of(mark.is_primary));
}

// From right to left: what hangs further left then never crosses a stem.
bool hangs_before(const Mark& a, const Mark& b) {
  if (a.first != b.first) return a.first > b.first;
  return a.is_primary && !b.is_primary;
}

// The cells that the label beside the marks takes, with the space before it; 0 if all labels are below.
std::uint32_t room_beside(std::string_view label) { return label.empty() ? 0 : 1 + text::visible_width(label); }

// Draws the marks on row 0: `^` for primary ones, `-` for others. One label is beside them, where no mark is in its
// way; the others hang below their marks, at a stem `|` where they need one. No two texts and stems collide.
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

constexpr std::uint32_t least_cells = 20;

class Snippet {
 public:
  Snippet(const Annotations& annotations, const text::LineIndex& lines, std::uint32_t width, Painter& painter)
      : annotations_(annotations),
        lines_(lines),
        painter_(painter),
        digits_(gutter_digits(annotations)),
        margin_(static_cast<std::uint32_t>(annotations.bars.size()) * 2),
        is_open_(annotations.bars.size(), false) {
    const std::uint32_t taken = digits_ + 4 + margin_;
    cells_ = width > taken + least_cells ? width - taken : least_cells;
  }

  void paint() {
    paint_gutter({});
    painter_.end_line();
    std::uint32_t shown = 0;
    for (const auto& [number, annotations] : annotations_.lines) {
      if (shown != 0) paint_between(shown, number);
      paint_line(number, annotations);
      shown = number;
    }
  }

 private:
  // The gutter with a line number or, where there is none, with blanks.
  void paint_gutter(std::string_view number) {
    painter_.append(Style::gutter, text::format(" {:>{}} |", number, digits_));
    painter_.append_blanks(1);
  }

  void paint_bars() {
    for (std::size_t i = 0; i < is_open_.size(); ++i) {
      if (is_open_[i]) {
        painter_.append(style_of(annotations_.bars[i].is_primary), "| ");
      } else {
        painter_.append_blanks(2);
      }
    }
  }

  // One line between two annotated ones is shown, more are left out.
  void paint_between(std::uint32_t before, std::uint32_t after) {
    if (after == before + 2) {
      paint_source(before + 1, ShownLine(line_text(before + 1), {}, cells_, 0));
    } else if (after > before + 2) {
      painter_.append(Style::gutter, "...");
      painter_.append_blanks(digits_ + 1);
      paint_bars();
      painter_.end_line();
    }
  }

  void paint_source(std::uint32_t number, const ShownLine& shown) {
    paint_gutter(text::format("{}", number));
    paint_bars();
    painter_.append(Style::plain, shown.text());
    painter_.end_line();
  }

  void paint_line(std::uint32_t number, const std::vector<LineAnnotation>& annotations) {
    const ShownLine shown = show(number, annotations);
    paint_source(number, shown);
    Canvas canvas;
    std::vector<Mark> marks;
    for (const LineAnnotation& annotation : annotations) {
      const std::uint32_t first = shown.cell_of(annotation.range.begin);
      const std::uint32_t last = std::max(first + 1, shown.cell_after(annotation.range.end));
      marks.push_back({first, last, annotation.is_primary, annotation.label});
    }
    if (!marks.empty()) draw_marks(std::move(marks), margin_, canvas);
    for (std::size_t row = 0; row < canvas.row_count(); ++row) draw_open_bars(row, canvas);
    draw_bar_ends(number, shown, canvas);
    for (std::size_t row = 0; row < canvas.row_count(); ++row) {
      paint_gutter({});
      canvas.paint(row, painter_);
      painter_.end_line();
    }
  }

  // Shows a line so that all that is marked in it can be seen.
  ShownLine show(std::uint32_t number, const std::vector<LineAnnotation>& annotations) const {
    std::vector<ByteRange> anchors;
    std::uint32_t last_end = 0;
    std::uint32_t room = 0;
    const auto add = [&](ByteRange range, std::string_view label) {
      anchors.push_back(range);
      if (range.end < last_end) return;
      // The caret of an empty span comes after it.
      const std::uint32_t wanted = room_beside(label) + (range.begin == range.end ? 1 : 0);
      room = range.end == last_end ? std::max(room, wanted) : wanted;
      last_end = range.end;
    };
    for (const LineAnnotation& annotation : annotations) add(annotation.range, annotation.label);
    for (const BarAnnotation& bar : annotations_.bars) {
      if (bar.first_line == number) add({bar.begin, bar.begin}, {});
      if (bar.last_line == number) add({bar.end, bar.end}, bar.label);
    }
    return ShownLine(line_text(number), std::move(anchors), cells_, room);
  }

  // The bars that end or begin in this line get a row each: from the margin to the mark.
  void draw_bar_ends(std::uint32_t number, const ShownLine& shown, Canvas& canvas) {
    for (std::size_t i = 0; i < is_open_.size(); ++i) {
      const BarAnnotation& bar = annotations_.bars[i];
      if (bar.last_line != number) continue;
      const std::uint32_t after = shown.cell_after(bar.end);
      draw_bar_end(i, after == 0 ? 0 : after - 1, bar.label, canvas);
      is_open_[i] = false;
    }
    for (std::size_t i = 0; i < is_open_.size(); ++i) {
      const BarAnnotation& bar = annotations_.bars[i];
      if (bar.first_line != number) continue;
      draw_bar_end(i, shown.cell_of(bar.begin), {}, canvas);
      is_open_[i] = true;
    }
  }

  void draw_bar_end(std::size_t index, std::uint32_t cell, std::string_view label, Canvas& canvas) {
    const std::size_t row = canvas.row_count();
    const bool is_primary = annotations_.bars[index].is_primary;
    const Style style = style_of(is_primary);
    for (std::size_t i = index * 2 + 1; i < margin_ + cell; ++i) canvas.put(row, i, '_', style);
    canvas.put(row, margin_ + cell, is_primary ? '^' : '-', style);
    canvas.put_text(row, margin_ + cell + 2, label, style);
    draw_open_bars(row, canvas);
  }

  void draw_open_bars(std::size_t row, Canvas& canvas) const {
    for (std::size_t i = 0; i < is_open_.size(); ++i) {
      if (is_open_[i]) canvas.put(row, i * 2, '|', style_of(annotations_.bars[i].is_primary));
    }
  }

  std::string_view line_text(std::uint32_t number) const { return lines_.source().slice(lines_.line(number)); }

  const Annotations& annotations_;
  const text::LineIndex& lines_;
  Painter& painter_;
  std::uint32_t digits_;
  // The cells that the bars take before the source text.
  std::uint32_t margin_;
  std::uint32_t cells_ = least_cells;
  // Which bars run beside the row at hand.
  std::vector<bool> is_open_;
};

}  // namespace

Annotations annotate(const Diagnostic& diagnostic, const text::LineIndex& lines) {
  Annotations annotations;
  add(diagnostic.span, true, diagnostic.label, lines, annotations);
  for (const Label& label : diagnostic.labels) add(label.span, false, label.text, lines, annotations);
  return annotations;
}

std::uint32_t gutter_digits(const Annotations& annotations) {
  return static_cast<std::uint32_t>(text::format("{}", annotations.lines.rbegin()->first).size());
}

void paint_snippet(const Annotations& annotations, const text::LineIndex& lines, std::uint32_t width,
                   Painter& painter) {
  Snippet(annotations, lines, width, painter).paint();
}

}  // namespace plyglot::diagnostics::render
