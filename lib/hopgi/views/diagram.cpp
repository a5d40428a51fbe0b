#include "hopgi/views/diagram.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/board/squares.hpp"
#include "hopgi/views/picture.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using Marks = std::array<std::optional<MarkKind>, square_count>;

void append_border(unsigned rank, std::string& out) {
  out.append(border_margin(rank), ' ');
  out += border_below(rank);
  out += '\n';
}

void append_rank(const Setup& setup, const Marks& marks, unsigned rank, std::string& out) {
  out += static_cast<char>('0' + rank);
  out += "  ";
  // A cell with its bar.
  constexpr std::size_t width = 4;
  out.append(width * leading_holes(rank), ' ');
  for (unsigned file = leading_holes(rank); file < files; ++file) {
    const std::optional<Square> square = square_at(file, rank);
    CellContent content;
    if (square) {
      content.piece = setup.position.pieces[*square];
      content.mark = marks[*square];
    }
    out += '|';
    out += square ? cell_text(*square, content) : "   ";
  }
  out += "|\n";
}

void append_comments(const Setup& setup, bool before, std::string& out) {
  for (const SetupComment& comment : setup.comments) {
    if (comment.is_before == before) out += comment.text + '\n';
  }
}

}  // namespace

bool print(const Setup& setup, std::string& out) {
  if (!setup.is_sound || !setup.has_position) return false;
  Marks marks{};
  for (const Mark& mark : setup.marks) marks[mark.square] = mark.kind;
  append_comments(setup, true, out);
  append_border(ranks + 1, out);
  for (unsigned rank = ranks; rank > 0; --rank) {
    append_rank(setup, marks, rank, out);
    append_border(rank, out);
  }
  out += "     a   b   c   d   e   f   g\n";
  if (setup.has_side) out += setup.position.to_move == Side::white ? "turn: w\n" : "turn: b\n";
  if (setup.has_hands) {
    std::string hands;
    append_hands(setup.position, hands);
    out += hands.empty() ? "hand:\n" : "hand: " + hands + '\n';
  }
  append_comments(setup, false, out);
  out.pop_back();
  return true;
}

void report_losses(const Setup& setup, diagnostics::Reporter& reporter) {
  const Position& position = setup.position;
  if (position.clock == 0 && position.turn_number == 1) return;
  // Of a text that has only one of them, the whole.
  const text::Span span = setup.counters_span.empty() ? setup.span : setup.counters_span;
  reporter.report(diagnostics::DiagnosticId::translate_lost_counters, span,
                  text::format("the clock {} and the turn number {} are lost: diagrams have none", position.clock,
                               position.turn_number));
}

}  // namespace plyglot::hopgi::diagram
