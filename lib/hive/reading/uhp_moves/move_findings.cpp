#include "hive/reading/uhp_moves/move_findings.hpp"

#include "hive/board/pieces.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::uhp {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

// "a, b or c".
std::string joined(const std::vector<std::string_view>& concepts) {
  std::string out;
  for (std::size_t i = 0; i < concepts.size(); ++i) {
    if (i > 0) out += i + 1 == concepts.size() ? " or " : ", ";
    out += concepts[i];
  }
  return out;
}

// How many pieces of the kind each side has in the largest game type.
std::uint32_t count_of(BugKind kind) {
  std::uint32_t count = 0;
  while (find_piece(Colour::white, kind, count + 1) != no_piece) ++count;
  return count;
}

std::optional<BugKind> kind_with(char letter) {
  for (const PieceFacts& facts : facts_of_side) {
    if (letter_of(facts.kind) == text::to_upper(letter)) return facts.kind;
  }
  return std::nullopt;
}

}  // namespace

void MoveFindings::pass_case(Span word) {
  Finding(*this, DiagnosticId::uhp_pass_case, word, format("{} is written in lower case", quoted(word)))
      .write(word, "pass");
}

// Deleting one number of several brings the next one forward, whether it is in the next word or after more dots, which
// the number of a line before it would take (hive-notations P2).
void MoveFindings::move_number(Span number) {
  Finding it(*this, DiagnosticId::uhp_move_number, number,
             format("there is a number {} before a move", quoted(number)));
  it.note(separator_ == ";" ? "moves are not numbered in UHP: their order is enough"
                            : "a move has one number, at the start of its line");
  const std::size_t after = number.end - source().base;
  const bool is_last =
      after >= source().text.size() || (source().text[after] != '.' && !text::is_digit(source().text[after]));
  it.fix("delete the number", is_last ? Safety::safe : Safety::unsafe, number, "");
}

std::uint32_t MoveFindings::missing_separator(Span gap) {
  const std::uint32_t number = reporter().next_number();
  Finding it(*this, DiagnosticId::uhp_missing_separator, gap, "another move begins here, without a separator");
  it.note("both moves are read");
  if (!separator_.empty()) {
    it.fix(format("write `{}` between them", separator_), Safety::unsafe, gap, separator_);
  }
  return number;
}

void MoveFindings::label_moves(std::uint32_t finding, Span first, Span second) {
  diagnostics::Diagnostic& it = reporter().numbered(finding);
  it.labels.push_back({first, "a move"});
  it.labels.push_back({second, "another move"});
}

void MoveFindings::extra_space(Span gap) {
  const bool has_tab = slice(gap).find('\t') != std::string_view::npos;
  Finding(*this, DiagnosticId::uhp_extra_space, gap,
          has_tab ? "there is a tab between the piece and its reference"
                  : format("there are {} between the piece and its reference", text::counted(gap.size(), "space")))
      .fix("write one space", Safety::safe, gap, " ");
}

void MoveFindings::bad_move(Span words, const syntax::FurthestFailure* failure) {
  const std::string_view written = slice(words);
  Finding it(*this, DiagnosticId::uhp_bad_move, words, format("{} is not a move", quote(written)));
  if (failure != nullptr && failure->expected_bits != 0 && words.begin <= failure->offset &&
      failure->offset <= words.end) {
    std::string expected = joined(failure->expected()) + " is expected here";
    if (failure->offset == words.begin) {
      it.label(std::move(expected));
    } else {
      it.label({failure->offset, std::min(failure->offset + 1, words.end)}, std::move(expected));
    }
  }
  const bool is_dragonfly = written.size() > 1 &&
                            (text::to_lower(written[0]) == 'w' || text::to_lower(written[0]) == 'b') &&
                            text::to_lower(written[1]) == 'd';
  if (is_dragonfly) it.note("`D` is the dragonfly in other notations; UHP has none");
  it.help("a move is `pass`, or a piece and where it goes, such as `wA1 bQ/`");
}

void MoveFindings::piece_case(Span colour_and_letter) {
  const std::string_view written = slice(colour_and_letter);
  const std::string strict = {text::to_lower(written[0]), text::to_upper(written[1])};
  Finding(*this, DiagnosticId::uhp_piece_case, colour_and_letter, format("{} is written `{}`", quote(written), strict))
      .note("the colour is a lower-case letter, the bug an upper-case one")
      .write(colour_and_letter, strict);
}

void MoveFindings::numbered_unique(Span digits) {
  const Span letter{digits.begin - 1, digits.begin};
  const diagnostics::Severity severity = dialect_ == Dialect::hivegame
                                             ? diagnostics::Severity::info
                                             : catalogue_entry(DiagnosticId::uhp_numbered_unique).severity;
  const BugKind kind = kind_with(slice(letter)[0]).value_or(BugKind::queen);
  Finding(*this, DiagnosticId::uhp_numbered_unique, severity, digits,
          format("a {} has no number: each side has only one", name_of(kind)))
      .fix("delete the number", Safety::safe, digits, "");
}

void MoveFindings::no_such_piece(Span piece) {
  const std::string_view written = slice(piece);
  const BugKind kind = kind_with(written[1]).value_or(BugKind::queen);
  const std::uint32_t count = count_of(kind);
  Finding(*this, DiagnosticId::uhp_no_such_piece, piece, format("there is no {}", quote(written)))
      .help(count == 1 ? format("each side has one {}, which is written without a number", name_of(kind))
                       : format("each side has {} {}s, numbered from 1", count, name_of(kind)));
}

std::uint32_t MoveFindings::missing_number(Span piece) {
  const std::string_view written = slice(piece);
  const BugKind kind = kind_with(written[1]).value_or(BugKind::queen);
  Finding(*this, DiagnosticId::uhp_missing_number, piece,
          format("{1} does not say which {0} it is", name_of(kind), quote(written)))
      .help(format("each side has {} {}s: write the number after the letter, such as `{}1`", count_of(kind),
                   name_of(kind), std::string{text::to_lower(written[0]), text::to_upper(written[1])}));
  return reporter().next_number() - 1;
}

void MoveFindings::two_direction_marks(Span reference) {
  Finding(*this, DiagnosticId::uhp_two_direction_marks, reference,
          format("{} has a mark on both sides", quoted(reference)))
      .help("one mark says on which side of the reference the piece goes, none that it goes on top");
}

void MoveFindings::doubled_backslash(Span marks) {
  Finding(*this, DiagnosticId::uhp_doubled_backslash, marks, "the mark `\\` is doubled, as in a program's text")
      .fix("write one `\\`", Safety::safe, marks, "\\");
}

void MoveFindings::dot_reference(Span dot) {
  Finding(*this, DiagnosticId::uhp_dot_reference, dot, "a `.` after the reference")
      .note("boardspace.net writes it where a piece goes on top; in UHP the reference alone says so")
      .fix("delete the `.`", Safety::safe, dot, "");
}

}  // namespace plyglot::hive::uhp
