// What is found in the hand and in the fields behind it: hopgi 7.2.

#include "hopgi/board/setup_letters.hpp"
#include "hopgi/reading/fen/fen_findings.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::fen {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

void report_hand_letter(const Findings& findings, Span letter) {
  Finding found(findings, DiagnosticId::hopgi_fen_hand_letter, letter,
                format("{} is in no hand", findings.character(letter)));
  const char written = findings.slice(letter)[0];
  const std::optional<Piece> piece = piece_of_letter(written);
  if (piece && is_promoted(piece->kind)) {
    found.help("a piece that is captured is no longer promoted: `R`, `B` or `P`");
  } else if (piece) {
    found.help("a king that is captured leaves the game");
  } else {
    found.help(text::is_digit(written) ? "pieces are not counted: two pawns are `PP`"
                                       : "a hand holds R, B and P, and r, b and p of Black");
  }
}

void report_unclosed(const Findings& findings, const HandNode& hand) {
  const std::string_view letters = findings.slice(hand.letters);
  const std::size_t closing = letters.rfind(']');
  Finding found(findings, DiagnosticId::hopgi_fen_unclosed_hand, hand.span,
                closing == std::string_view::npos
                    ? std::string("the hand has no `]` at its end")
                    : format("{} comes after the `]` of the hand", text::quote(letters.substr(closing + 1))));
  if (closing == std::string_view::npos && are_held_pieces(letters)) {
    found.write({hand.span.end, hand.span.end}, "]", Safety::unsafe);
  }
}

void report_hand_spelling(const Findings& findings, const HandNode& hand, std::string_view letters) {
  Position position;
  add_to_hands(letters, position);
  std::string canonical = "[";
  append_hands(position, canonical);
  canonical += ']';
  if (canonical == findings.slice(hand.span)) return;
  Finding(findings, DiagnosticId::hopgi_fen_hand_spelling, hand.span,
          format("{} is written {}", findings.quoted(hand.span), text::quote(canonical)))
      .fix("write " + text::quote(canonical), Safety::safe, hand.span, canonical);
}

// Of the fields that are missing, with the blanks in front of them.
constexpr std::string_view missing_fields[field_kinds] = {" w - - 0 1", " - - 0 1", " - 0 1", " 0 1", " 1"};

void report_side(const Findings& findings, Span span) {
  Finding found(findings, DiagnosticId::hopgi_fen_bad_side, span,
                format("{} is neither `w` nor `b`", findings.quoted(span)));
  const std::string_view written = findings.slice(span);
  const bool is_white = text::is_same_word(written, "w") || text::is_same_word(written, "white");
  const bool is_black = text::is_same_word(written, "b") || text::is_same_word(written, "black");
  if (!is_white && !is_black) return;
  const std::string letter = is_white ? "w" : "b";
  found.write(span, letter, Safety::unsafe);
}

void report_dash(const Findings& findings, Span span, std::string_view meaning) {
  Finding(findings, DiagnosticId::hopgi_fen_bad_field, span,
          format("{} stands for {}, which Hopgi does not have", findings.quoted(span), meaning))
      .write(span, "-", Safety::unsafe);
}

void report_counter(const Findings& findings, Span span, FieldKind kind) {
  const std::string_view written = findings.slice(span);
  const std::string_view name = kind == FieldKind::clock ? "the half-turn clock" : "the turn number";
  const bool is_number = written.find_first_not_of("0123456789") == std::string_view::npos;
  std::string message = format("{} is not a number, as {} must be", findings.quoted(span), name);
  if (is_number && written.size() > 9)
    message = format("{} is {} with more than nine digits", findings.quoted(span), name);
  if (is_number && written.size() <= 9)
    message = format("the turn number is {}; turns are counted from 1", findings.quoted(span));
  Finding(findings, DiagnosticId::hopgi_fen_bad_counter, span, std::move(message));
}

void report_bad_field(const Findings& findings, const Ast& ast, FieldKind kind) {
  const FieldNode* field = ast.field(kind);
  if (field == nullptr || field->is_good) return;
  switch (kind) {
    case FieldKind::side:
      return report_side(findings, field->span);
    case FieldKind::castling:
      return report_dash(findings, field->span, "castling");
    case FieldKind::en_passant:
      return report_dash(findings, field->span, "en passant");
    case FieldKind::clock:
    case FieldKind::turn_number:
      return report_counter(findings, field->span, kind);
  }
}

void report_missing_fields(const Findings& findings, const Ast& ast) {
  const Span end{ast.end_of_fields(), ast.end_of_fields()};
  if (ast.fields.empty()) {
    Finding(findings, DiagnosticId::hopgi_fen_no_side, end, "the side to move is not written, White is assumed")
        .help("write a space and `w` or `b` here");
    return;
  }
  const std::string_view missing = missing_fields[ast.fields.size()];
  Finding(findings, DiagnosticId::hopgi_fen_no_counters, end,
          format("{} of six fields are written, the others are read as `{}`", ast.fields.size() + 1, missing.substr(1)))
      .fix(format("write `{}`", missing.substr(1)), Safety::safe, end, missing);
}

}  // namespace

void report_hand(const Findings& findings, const Ast& ast) {
  const HandNode& hand = ast.hand;
  if (hand.form == HandForm::none) {
    Finding(findings, DiagnosticId::hopgi_fen_no_hand, hand.span, "the hands are not written, both are read as empty")
        .help("write `[]` after the board if they are");
    return;
  }
  if (hand.form == HandForm::unclosed) return report_unclosed(findings, hand);
  std::string_view letters = findings.slice(hand.letters);
  if (hand.form == HandForm::brackets && letters == "-") letters = {};
  if (are_held_pieces(letters)) return report_hand_spelling(findings, hand, letters);
  for (std::uint32_t i = 0; i < letters.size(); ++i) {
    const std::uint32_t at = hand.letters.begin + i;
    if (!held_piece(letters[i])) report_hand_letter(findings, {at, at + 1});
  }
}

void report_fields(const Findings& findings, const Ast& ast) {
  for (std::size_t i = 0; i < field_kinds; ++i) report_bad_field(findings, ast, static_cast<FieldKind>(i));
  if (ast.fields.size() < field_kinds) report_missing_fields(findings, ast);
  if (ast.extra.empty()) return;
  Finding(findings, DiagnosticId::hopgi_fen_extra_field, ast.extra,
          format("{} comes after the sixth field", findings.quoted(ast.extra)))
      .fix("delete it", Safety::unsafe, {ast.end_of_fields(), ast.extra.end}, "");
}

}  // namespace plyglot::hopgi::fen
