#include "hopgi/notations/diagram/diagram_findings.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/board/squares.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hopgi::diagram {
using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

namespace {

// Draws the cell as it belongs.
void write_cell(Finding& found, const PlacedCell& cell, const CellContent& content, Safety safety = Safety::safe) {
  const std::string text = cell_text(cell.square, content);
  found.fix(text == "   " ? std::string("leave it blank") : format("write `{}`", text), safety, cell.whole, text);
}

}  // namespace

void Findings::bad_line(Span line) {
  Finding found(*this, DiagnosticId::hopgi_diagram_bad_line, line, format("{} is not part of a diagram", quoted(line)));
  if (slice(line).front() == '|') {
    found.help("a rank begins with its number, as in `6  | w |:p:|`, and ends with its last bar");
  } else {
    found.help("a comment begins with `//`");
  }
}

void Findings::cell_count(Span cells, unsigned rank, std::size_t count) {
  const unsigned least = 7 - leading_holes(rank);
  const std::string wanted = least == 7   ? std::string("not 7")
                             : least == 6 ? std::string("not 6 or 7")
                                          : format("not {} to 7", least);
  Finding(*this, DiagnosticId::hopgi_diagram_cell_count, cells,
          format("rank {} has {}, {}", rank, text::counted(count, "cell"), wanted))
      .note("every rank ends at file g; the rank is not read");
}

void Findings::duplicate_rank(Span digit, Span first) {
  Finding(*this, DiagnosticId::hopgi_diagram_duplicate_rank, digit, format("rank {} is drawn already", slice(digit)))
      .label(first, "the first, which is read");
}

void Findings::rank_order(Span digit, Span before) {
  Finding(*this, DiagnosticId::hopgi_diagram_rank_order, digit,
          format("rank {} comes below rank {}", slice(digit), slice(before)));
}

void Findings::rank_label(Span digit, const std::vector<unsigned>& others) {
  Finding found(*this, DiagnosticId::hopgi_diagram_rank_label, digit,
                format("no cell of this row is shaded as on rank {}", slice(digit)));
  found.note("the row is not read: its number or its cells are in the wrong place");
  if (others.size() != 1) return;
  found.help(format("rank {} is not drawn, and is shaded so", others.front()));
  found.write(digit, format("{}", others.front()), Safety::unsafe);
}

void Findings::missing_ranks(std::uint32_t end, const std::vector<unsigned>& ranks) {
  std::vector<std::string> names;
  names.reserve(ranks.size());
  for (const unsigned rank : ranks) names.push_back(format("{}", rank));
  Finding(*this, DiagnosticId::hopgi_diagram_missing_rank, {end, end},
          format("{} {} {} not drawn", text::counted_noun(names.size(), "rank"), text::joined(names, " and "),
                 text::counted_noun(names.size(), "is", "are")));
}

void Findings::collapsed(Span part) {
  Finding(*this, DiagnosticId::hopgi_diagram_collapsed, part, "the diagram has lost spaces or line ends")
      .note("it is read from the right, since every rank ends at file g");
}

void Findings::bad_cell(Span content, std::string_view square) {
  Finding(*this, DiagnosticId::hopgi_diagram_bad_cell, content,
          format("{} on `{}` is neither a piece nor a mark", quoted(content), square))
      .help("pieces are W F R B P and D H G, in lower case Black's; marks are `*`, `x` and `+`");
}

void Findings::piece_on_hole(Span content, std::string_view place) {
  Finding(*this, DiagnosticId::hopgi_diagram_piece_on_hole, content,
          format("{} is on `{}`, which the board does not have", quoted(content), place));
}

void Findings::king_count(Span content, Piece king, Span first) {
  Finding(*this, DiagnosticId::hopgi_diagram_king_count, content,
          format("{} has more than one {}", name_of(king.owner), name_of(king.kind)))
      .label(first, "the first");
}

void Findings::shading(const PlacedCell& cell, const CellContent& content) {
  const Span span = cell.content.empty() ? cell.whole : cell.content;
  const std::string_view square = square_name(cell.square);
  Finding found(*this, DiagnosticId::hopgi_diagram_shading, span,
                content.is_shaded ? format("`{}` is drawn shaded, which it is not", square)
                                  : format("`{}` is a shaded square, but not drawn so", square));
  write_cell(found, cell, content);
}

void Findings::dividing_mark(const PlacedCell& cell, const CellContent& content) {
  const std::string_view square = square_name(cell.square);
  const bool is_on_line = zone_of(cell.square) == Zone::dividing_line;
  Finding found(*this, DiagnosticId::hopgi_diagram_dividing_mark, cell.content.empty() ? cell.whole : cell.content,
                is_on_line ? format("`{}` is on the dividing line, its empty cell has a `/`", square)
                           : format("`{}` does not lie on the dividing line", square));
  write_cell(found, cell, content);
}

void Findings::promoted_spelling(const PlacedCell& cell, const CellContent& content) {
  const Piece piece = *content.piece;
  const std::string plus = {'+', hopgi::letter_of({piece.owner, unpromoted(piece.kind)})};
  Finding found(*this, DiagnosticId::hopgi_diagram_promoted_spelling, cell.content,
                format("the {} is drawn `{}`, not `{}`", name_of(piece.kind), hopgi::letter_of(piece), plus));
  // The shading says which square it is on.
  const bool is_shaded_right = content.is_shaded == is_shaded(cell.square);
  write_cell(found, cell, content, is_shaded_right ? Safety::safe : Safety::unsafe);
}

void Findings::corner_missing(Span border) {
  Finding(*this, DiagnosticId::hopgi_diagram_corner_mark, border,
          "the blocked corner between `b3` and `c2` is not marked")
      .note("it is blocked anyway, by the rules of the game")
      .write(border, border_below(3));
}

void Findings::corner_elsewhere(Span mark, Span fix_span, std::string_view fix_text) {
  Finding(*this, DiagnosticId::hopgi_diagram_corner_mark, mark,
          "the blocked corner is elsewhere, between `b3` and `c2`")
      .write(fix_span, fix_text);
}

void Findings::bad_border(Span border, unsigned rank) {
  const std::string_view expected = border_below(rank);
  Finding(*this, DiagnosticId::hopgi_diagram_bad_border, border,
          rank == 8 ? format("the border above rank 7 is `{}`", expected)
                    : format("the border below rank {} is `{}`", rank, expected))
      .fix("draw it so", Safety::safe, border, expected);
}

void Findings::bad_turn(Span field, Span value) {
  if (value.empty()) {
    const Finding found(*this, DiagnosticId::hopgi_diagram_bad_turn, field, "there is no side after `turn:`");
    return;
  }
  Finding found(*this, DiagnosticId::hopgi_diagram_bad_turn, value, format("{} is neither `w` nor `b`", quoted(value)));
  const std::string_view written = slice(value);
  const bool is_white = text::is_same_word(written, "w") || text::is_same_word(written, "white");
  const bool is_black = text::is_same_word(written, "b") || text::is_same_word(written, "black");
  if (is_white) found.write(value, "w", Safety::unsafe);
  if (is_black) found.write(value, "b", Safety::unsafe);
}

void Findings::bad_hand(Span value) {
  Finding found(*this, DiagnosticId::hopgi_diagram_bad_hand, value, format("{} is not a hand", quoted(value)));
  found.help("a hand is R, B and P, and r, b and p of Black, without spaces between; it may be empty");
  if (slice(value) == "-") found.fix("leave it empty", Safety::unsafe, value, "");
}

void Findings::duplicate_field(Span field, std::string_view name, Span first) {
  Finding(*this, DiagnosticId::hopgi_diagram_duplicate_field, field, format("`{}` is there already", name))
      .label(first, "the first, which counts");
}

void Findings::no_turn(std::uint32_t end) {
  Finding(*this, DiagnosticId::hopgi_diagram_no_turn, {end, end}, "the side to move is not given, White is assumed")
      .help("write a line `turn: w` or `turn: b` below the diagram");
}

void Findings::no_hand(std::uint32_t end) {
  Finding(*this, DiagnosticId::hopgi_diagram_no_hand, {end, end}, "the hands are not given, both are read as empty")
      .help("write a line such as `hand: RBPrbp` below the diagram");
}

void Findings::census(Span hand, std::string fault) {
  Finding(*this, DiagnosticId::hopgi_diagram_census, hand, std::move(fault));
}

}  // namespace plyglot::hopgi::diagram
