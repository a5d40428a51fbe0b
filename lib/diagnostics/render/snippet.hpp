#pragma once
// The lines of the source that a diagnostic speaks of, with marks and labels.

#include "diagnostics/render/colours.hpp"
#include "diagnostics/render/shown_line.hpp"

#include <plyglot/line_index.hpp>

#include <map>

namespace plyglot::diagnostics::render {

// The spans of a diagnostic, sorted by their lines.

// A span inside one line; the bytes count from the start of the line.
struct LineAnnotation {
  ByteRange range;
  bool is_primary = false;
  std::string_view label;
};

// A span over several lines: it is drawn as a bar beside them, from a mark in the first to a mark in the last.
struct BarAnnotation {
  std::uint32_t first_line = 0;
  std::uint32_t last_line = 0;
  // The byte of the first line where it begins, and the byte of the last line where it ends.
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  bool is_primary = false;
  std::string_view label;
};

struct Annotations {
  std::vector<BarAnnotation> bars;
  // The lines to show, by number; an empty list for lines that only begin or end a bar.
  std::map<std::uint32_t, std::vector<LineAnnotation>> lines;
};

// Views the texts of the diagnostic. A span that reaches into a line end stops at it; a line end alone is an empty
// span at the end of its line.
Annotations annotate(const Diagnostic& diagnostic, const text::LineIndex& lines);

// The digits of the largest line number shown: what the gutter is wide.
std::uint32_t gutter_digits(const Annotations& annotations);

// Paints the lines; `width` is that of the terminal.
void paint_snippet(const Annotations& annotations, const text::LineIndex& lines, std::uint32_t width, Painter& painter);

}  // namespace plyglot::diagnostics::render
