#pragma once
// The lines of the source that a diagnostic speaks of, with marks and labels.

#include "diagnostics/render/annotations.hpp"
#include "diagnostics/render/colours.hpp"

namespace plyglot::diagnostics::render {

// The digits of the largest line number shown: what the gutter is wide.
std::uint32_t gutter_digits(const Annotations& annotations);

// Paints the lines; `width` is that of the terminal.
void paint_snippet(const Annotations& annotations, const text::LineIndex& lines, std::uint32_t width, Painter& painter);

}  // namespace plyglot::diagnostics::render
