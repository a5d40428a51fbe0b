#pragma once
// The picture of the board: what is where in it (hopgi 3.3, R24, R25).

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {

// What a cell says, or is to say.
struct CellContent {
  bool is_shaded = false;
  // `/` instead of a piece or mark.
  bool has_dividing_mark = false;
  std::optional<Piece> piece;
  std::optional<MarkKind> mark;
  // The piece is written with `+`.
  bool has_plus = false;

  bool is_empty() const { return !piece && !mark; }
};

// Without the blanks at its ends; none if no cell holds that.
std::optional<CellContent> read_cell(std::string_view content);

char letter_of(MarkKind mark);

// Three characters, as they belong on the square.
std::string cell_text(Square square, const CellContent& content);

// The border below a rank, or the one above rank 7 for 8, without blanks in front.
std::string_view border_below(unsigned rank);
// How far to the right it begins.
unsigned border_margin(unsigned rank);

// How many cells at the left of a rank are missing squares, which need not be drawn (R23).
unsigned leading_holes(unsigned rank);

}  // namespace plyglot::hopgi::diagram
