#pragma once
// What is found in a diagram, as hopgi 7.3 lists it: one function for each wording.

#include "findings/finding.hpp"
#include "hopgi/views/picture.hpp"

namespace plyglot::hopgi::diagram {

// A cell on its square.
struct PlacedCell {
  Square square = 0;
  // Between the bars, and without the blanks at its ends.
  text::Span whole;
  text::Span content;
};

class Findings : public findings::Findings {
 public:
  using findings::Findings::Findings;

  // Lines and ranks.
  void bad_line(text::Span line);
  void cell_count(text::Span cells, unsigned rank, std::size_t count);
  void duplicate_rank(text::Span digit, text::Span first);
  // `others`: the ranks that it may be.
  void rank_label(text::Span digit, const std::vector<unsigned>& others);
  void rank_order(text::Span digit, text::Span before);
  // `ranks` are those that are missing, highest first.
  void missing_ranks(std::uint32_t end, const std::vector<unsigned>& ranks);
  void collapsed(text::Span part);

  // Cells.
  void bad_cell(text::Span content, std::string_view square);
  void piece_on_hole(text::Span content, std::string_view place);
  void king_count(text::Span content, Piece king, text::Span first);
  void shading(const PlacedCell& cell, const CellContent& content);
  void dividing_mark(const PlacedCell& cell, const CellContent& content);
  void promoted_spelling(const PlacedCell& cell, const CellContent& content);

  // Borders; `rank` is the one above, 8 for none.
  void corner_missing(text::Span border);
  // `fix_span` and `fix_text` are its fix.
  void corner_elsewhere(text::Span mark, text::Span fix_span, std::string_view fix_text);
  void bad_border(text::Span border, unsigned rank);

  // Fields.
  void bad_turn(text::Span field, text::Span value);
  void bad_hand(text::Span value);
  void duplicate_field(text::Span field, std::string_view name, text::Span first);
  void no_turn(std::uint32_t end);
  void no_hand(std::uint32_t end);
  void census(text::Span hand, std::string fault);
};

}  // namespace plyglot::hopgi::diagram
