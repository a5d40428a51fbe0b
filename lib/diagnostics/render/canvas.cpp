#include "diagnostics/render/canvas.hpp"

#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {

Canvas::Cell& Canvas::cell_at(std::size_t row, std::size_t cell) {
  if (row >= rows_.size()) rows_.resize(row + 1);
  if (cell >= rows_[row].size()) rows_[row].resize(cell + 1);
  return rows_[row][cell];
}

void Canvas::put(std::size_t row, std::size_t cell, char glyph, Style style) {
  Cell& put = cell_at(row, cell);
  put.glyph = glyph;
  put.style = style;
  put.is_taken = true;
}

void Canvas::put_text(std::size_t row, std::size_t cell, std::string_view text, Style style) {
  while (!text.empty()) {
    const text::Decoded character = text::decode_utf8(text);
    const text::Glyph glyph = text::glyph_of(character);
    const std::string_view shown = glyph.replacement.empty() ? text.substr(0, character.size) : glyph.replacement;
    // A combining character joins the glyph before it.
    const bool joins = glyph.width == 0 && cell > 0;
    cell_at(row, joins ? cell - 1 : cell).glyph += shown;
    for (std::uint32_t i = 0; i < glyph.width; ++i) {
      Cell& taken = cell_at(row, cell + i);
      taken.style = style;
      taken.is_taken = true;
    }
    cell += glyph.width;
    text.remove_prefix(character.size);
  }
}

bool Canvas::is_blank(std::size_t row, std::size_t first, std::size_t last) const {
  if (row >= rows_.size()) return true;
  const auto& cells = rows_[row];
  for (std::size_t i = first; i < std::min(last, cells.size()); ++i) {
    if (cells[i].is_taken) return false;
  }
  return true;
}

void Canvas::paint(std::size_t row, Painter& painter) const {
  const auto& cells = rows_[row];
  for (std::size_t i = 0; i < cells.size();) {
    std::string run;
    const std::size_t first = i;
    for (; i < cells.size() && cells[i].is_taken == cells[first].is_taken && cells[i].style == cells[first].style;
         ++i) {
      run += cells[i].is_taken ? std::string_view(cells[i].glyph) : " ";
    }
    painter.append(cells[first].is_taken ? cells[first].style : Style::plain, run);
  }
}

}  // namespace plyglot::diagnostics::render
