#include "hopgi/notations/hopgi/check/leg_words.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

std::string help_for_letters(std::string_view letters) {
  if (letters == "K") return "there are two kings: `W` goes one step straight, `F` one step diagonally";
  if (letters == "Q" || letters == "N") return "there are neither queens nor knights in Hopgi";
  if (letters[0] == '+') return "promoted pieces are `DK`, `DH` and `G`, or `+R`, `+B` and `+P`";
  return "the letters of pieces are W, F, R, B, P, G, DK and DH";
}

void report_letters(Span span, std::string_view letters, diagnostics::Reporter& reporter) {
  Finding(reporter, DiagnosticId::hopgi_unknown_piece, span, format("{} does not stand for a piece", quote(letters)))
      .help(help_for_letters(letters));
}

std::string help_for_square(std::string_view square) {
  const char file = square[0];
  if (file < 'a' || file > 'g') return "the files are a to g";
  std::vector<std::string> on_board;
  for (unsigned rank = 1; rank <= 7; ++rank) {
    if (square_at(static_cast<unsigned>(file - 'a'), rank)) on_board.push_back(format("`{}{}`", file, rank));
  }
  return format("the squares of that file are {}", text::joined(on_board, " and "));
}

void check_square(const text::Source& source, const SquareNode& square, diagnostics::Reporter& reporter) {
  if (square.square || square.span.empty()) return;
  const std::string_view text = source.slice(square.span);
  Finding(reporter, DiagnosticId::hopgi_unknown_square, square.span, format("the board has no square {}", quote(text)))
      .help(help_for_square(text));
}

// The number, the blanks after it, and, if a line end follows, the CRs before it, which would become part of that.
text::Span span_to_delete(const text::Source& source, text::Span number) {
  const std::string_view text = source.text;
  std::size_t begin = number.begin - source.base;
  std::size_t end = number.end - source.base;
  while (end < text.size() && is_blank_of_line(text[end])) ++end;
  if (end < text.size() && text[end] == '\n') {
    while (begin > 0 && text[begin - 1] == '\r') --begin;
  }
  return {source.base + static_cast<std::uint32_t>(begin), source.base + static_cast<std::uint32_t>(end)};
}

// A CR that is not part of a line end is a blank as well.
bool has_bracket_after(const text::Source& source, std::uint32_t offset) {
  const std::string_view text = source.text.substr(offset - source.base);
  const std::size_t next = text.find_first_not_of(" \t\r");
  return next != std::string_view::npos && text[next] == '[';
}

}  // namespace

void report_check_mark(const text::Source& source, Span marks, diagnostics::Reporter& reporter) {
  Finding(reporter, DiagnosticId::hopgi_check_mark, marks,
          format("{} says nothing here: there is neither check nor mate in Hopgi", quote(source.slice(marks))))
      .fix("delete it", diagnostics::Safety::safe, marks, "");
}

void report_odd_leg(const text::Source& source, const LegNode& leg, diagnostics::Reporter& reporter) {
  if (leg.letter().is_unknown()) report_letters(leg.letter().span, source.slice(leg.letter().span), reporter);
  check_square(source, leg.from(), reporter);
  check_square(source, leg.to(), reporter);
  if (!leg.marks().empty() && !leg.promotion().is_plus) report_check_mark(source, leg.marks(), reporter);
}

std::optional<diagnostics::Fix> deletion_of_number(const text::Source& source, text::Span number, std::string title) {
  const text::Span deleted = span_to_delete(source, number);
  if (is_at_line_begin(source, number.begin) && has_bracket_after(source, deleted.end)) return std::nullopt;
  return diagnostics::Fix{std::move(title), diagnostics::Safety::safe, {{deleted, ""}}};
}

void report_number_format(const text::Source& source, const NumberNode& number, std::string_view due,
                          diagnostics::Reporter& reporter) {
  const std::string written = text::quote(source.slice(number.span()));
  findings::Finding found(reporter, diagnostics::DiagnosticId::hopgi_number_format, number.span(),
                          due.empty() ? text::format("the number {} has neither one dot nor three", written)
                                      : text::format("the number is written {}, not `{}`", written, due));
  if (due.empty()) {
    found.fix(deletion_of_number(source, number.span(), "delete it"));
  } else {
    found.write(number.span(), due);
  }
}

}  // namespace plyglot::hopgi::record
