#pragma once
// Rows of terminal cells to draw marks and labels on.

#include "diagnostics/render/colours.hpp"

namespace plyglot::diagnostics::render {

class Canvas {
 public:
  // Puts one glyph of one cell; rows and cells come into being as they are needed.
  void put(std::size_t row, std::size_t cell, char glyph, Style style);
  // Puts bytes of unknown origin as glyphs from a cell on.
  void put_text(std::size_t row, std::size_t cell, std::string_view text, Style style);
  // Whether nothing has been put into the cells [first, last) of a row.
  bool is_blank(std::size_t row, std::size_t first, std::size_t last) const;

  std::size_t row_count() const { return rows_.size(); }
  void paint(std::size_t row, Painter& painter) const;

 private:
  struct Cell {
    // A wide glyph lies in its first cell; the second one holds nothing and is taken.
    std::string glyph;
    Style style = Style::plain;
    bool is_taken = false;
  };
  Cell& cell_at(std::size_t row, std::size_t cell);

  std::vector<std::vector<Cell>> rows_;
};

}  // namespace plyglot::diagnostics::render
