#pragma once
// The marks below a source line, and where their labels stand.

#include "diagnostics/render/canvas.hpp"

namespace plyglot::diagnostics::render {

// Cells of the shown line that a finding or a label speaks of; at least one.
struct Mark {
  std::uint32_t first = 0;
  std::uint32_t last = 1;
  bool is_primary = false;
  // What is said there; may be empty. It must outlive the drawing.
  std::string_view label;
};

// The cells that the label beside the marks takes, with the blank before it; 0 if all labels stand below.
std::uint32_t room_beside(std::string_view label);

// Draws the marks on row 0: `^` for primary ones, `-` for others. One label stands beside them, where no mark is in its
// way; the others hang below their marks, at a stem `|` where they need one. No two texts and stems collide.
void draw_marks(std::vector<Mark> marks, std::size_t margin, Canvas& canvas);

}  // namespace plyglot::diagnostics::render
