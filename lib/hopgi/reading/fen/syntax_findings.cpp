#include "hopgi/board/fen_text.hpp"
#include "hopgi/reading/fen/fen_findings.hpp"
#include "hopgi/reading/fen/parse.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <algorithm>

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

// `has_quote`: whether the board has a `"`, which is reported.
void report_unclosed(const Findings& findings, const HandNode& hand, bool has_quote) {
  const std::string_view letters = findings.slice(hand.letters);
  const std::size_t closing = letters.rfind(']');
  // Those of one pair are one finding.
  if (closing != std::string_view::npos && letters.find('"', closing) != std::string_view::npos && has_quote) return;
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

void report_dash(const Findings& findings, const Ast& ast, Span span, std::string_view meaning) {
  Finding found(findings, DiagnosticId::hopgi_fen_bad_field, span,
                format("{} stands for {}, which Hopgi does not have", findings.quoted(span), meaning));
  if (ast.are_fields_in_place()) found.write(span, "-", Safety::unsafe);
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
      return report_dash(findings, ast, field->span, "castling");
    case FieldKind::en_passant:
      return report_dash(findings, ast, field->span, "en passant");
    case FieldKind::clock:
    case FieldKind::turn_number:
      return report_counter(findings, field->span, kind);
  }
}

// `is_sound`: whether no error was found before.
void report_missing_fields(const Findings& findings, const Ast& ast, bool is_sound) {
  const Span end{ast.end_of_fields(), ast.end_of_fields()};
  if (ast.fields.empty()) {
    Finding(findings, DiagnosticId::hopgi_fen_no_side, end, "the side to move is not written, White is assumed")
        .help("write a space and `w` or `b` here");
    return;
  }
  const std::string_view missing = missing_fields[ast.fields.size()];
  Finding found(
      findings, DiagnosticId::hopgi_fen_no_counters, end,
      format("{} of six fields are written, the others are read as `{}`", ast.fields.size() + 1, missing.substr(1)));
  if (is_sound) found.fix(format("write `{}`", missing.substr(1)), Safety::safe, end, missing);
}

void report_bad_char(const Findings& findings, Span span) {
  Finding found(findings, DiagnosticId::hopgi_fen_bad_char, span,
                format("{} is not a piece, a hole or a digit from 1 to 7", findings.character(span)));
  const std::string_view written = findings.slice(span);
  if (written == "_") {
    found.note("elsewhere `_` is a hole that pieces slide across; the holes of this board stop them");
    found.write(span, "*", Safety::unsafe);
  } else if (written == "K" || written == "k") {
    found.help("the kings are `W`, the Wazir King, and `F`, the Ferz King");
  } else if (text::is_letter(written[0])) {
    found.help("the pieces are W F R B P, and +R +B +P; in lower case they are Black's");
  } else if (text::is_digit(written[0])) {
    found.help("a rank has seven squares, so that a digit is from 1 to 7");
  }
}

void report_bad_chars(const Findings& findings, Span run) {
  for (std::uint32_t at = run.begin; at < run.end; ++at) report_bad_char(findings, {at, at + 1});
}

void report_bad_promoted(const Findings& findings, Span span) {
  Finding found(findings, DiagnosticId::hopgi_fen_bad_promoted, span,
                span.size() == 1 ? std::string("there is no letter after this `+`")
                                 : format("{} is not a promoted piece", findings.quoted(span)));
  found.help("promoted pieces are `+R`, `+B` and `+P`, in lower case Black's");
  const std::optional<Piece> piece = piece_of_letter(findings.slice(span).back());
  if (!piece || !is_promoted(piece->kind)) return;
  const std::string fixed = {'+', letter_of({piece->owner, unpromoted(piece->kind)})};
  found.write(span, fixed, Safety::unsafe);
}

void report_promoted_spelling(const Findings& findings, const Item& item) {
  const std::string plus = {'+', letter_of({item.piece.owner, unpromoted(item.piece.kind)})};
  Finding(findings, DiagnosticId::hopgi_fen_promoted_spelling, item.span,
          format("the {} is written {}, not `{}`", name_of(item.piece.kind), findings.quoted(item.span), plus))
      .write(item.span, plus);
}

// The items from `first` on that are like it, as one span; `first` moves past them.
template <class Likeness>
Span take_run(const std::vector<Item>& items, std::size_t& first, std::size_t end, Likeness is_like) {
  Span run = items[first].span;
  while (++first < end && is_like(items[first])) run.end = items[first].span.end;
  return run;
}

void report_hole_spelling(const Findings& findings, Span run) {
  Finding(findings, DiagnosticId::hopgi_fen_hole_spelling, run,
          run.size() == 1 ? std::string("the hole is written `-`, not `*`")
                          : format("{} holes are written `-`, not `*`", run.size()))
      .fix(run.size() == 1 ? "write `*`" : "write `*` for each", Safety::safe, run, std::string(run.size(), '*'));
}

// More empty squares than a rank has cannot be written as one digit.
void report_split_digits(const Findings& findings, Span run) {
  std::uint64_t squares = 0;
  for (const char digit : findings.slice(run)) squares += static_cast<std::uint64_t>(digit - '0');
  Finding found(findings, DiagnosticId::hopgi_fen_split_digits, run,
                format("{} counts {} in {}", findings.quoted(run), text::counted(squares, "empty square"),
                       text::counted(run.size(), "digit")));
  if (squares <= 7) found.write(run, format("{}", squares));
}

void report_rank(const Findings& findings, const Ast& ast, const RankNode& rank) {
  const auto is_odd_hole = [](const Item& item) { return item.kind == ItemKind::hole && item.has_odd_spelling; };
  const auto is_digit = [](const Item& item) { return item.kind == ItemKind::empties; };
  for (std::size_t i = rank.first; i < rank.end;) {
    const Item& item = ast.items[i];
    if (is_odd_hole(item)) {
      report_hole_spelling(findings, take_run(ast.items, i, rank.end, is_odd_hole));
      continue;
    }
    if (is_digit(item)) {
      const Span run = take_run(ast.items, i, rank.end, is_digit);
      if (run.size() > 1) report_split_digits(findings, run);
      continue;
    }
    if (item.kind == ItemKind::bad_chars) report_bad_chars(findings, item.span);
    if (item.kind == ItemKind::bad_promoted) report_bad_promoted(findings, item.span);
    if (item.kind == ItemKind::piece && item.has_odd_spelling) report_promoted_spelling(findings, item);
    ++i;
  }
}

void report_rank_count(const Findings& findings, const Ast& ast) {
  const std::size_t count = ast.ranks.size();
  Finding(findings, DiagnosticId::hopgi_fen_rank_count, ast.board,
          ast.board.empty() ? std::string("there is no board")
                            : format("the board has {}, not 7", text::counted(count, "rank")))
      .help("ranks are divided by `/`, from rank 7 down, as in `rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR`");
}

}  // namespace

// What is found in the hand and in the fields after it: hopgi 7.2.
void report_hand(const Findings& findings, const Ast& ast) {
  const HandNode& hand = ast.hand;
  if (hand.form == HandForm::none) {
    Finding(findings, DiagnosticId::hopgi_fen_no_hand, hand.span, "the hands are not written, both are read as empty")
        .help("write `[]` after the board if they are");
    return;
  }
  if (hand.form == HandForm::unclosed) {
    return report_unclosed(findings, hand, findings.slice(ast.board).find('"') != std::string_view::npos);
  }
  std::string_view letters = findings.slice(hand.letters);
  if (hand.form == HandForm::brackets && letters == "-") letters = {};
  if (are_held_pieces(letters)) return report_hand_spelling(findings, hand, letters);
  for (std::uint32_t i = 0; i < letters.size(); ++i) {
    const std::uint32_t at = hand.letters.begin + i;
    if (!held_piece(letters[i])) report_hand_letter(findings, {at, at + 1});
  }
}

void report_fields(const Findings& findings, const Ast& ast, bool is_sound) {
  const FieldNode* const side = ast.field(FieldKind::side);
  // hopgi 7.2: the side may be in what is not read of the hand.
  if (ast.hand.form == HandForm::unclosed && (side == nullptr || !side->is_good)) return;
  if (side != nullptr && side->span.begin == ast.hand.span.end) {
    Finding(findings, DiagnosticId::hopgi_fen_missing_space, side->span, "there is no space between hand and side")
        .fix("write one", Safety::safe, {side->span.begin, side->span.begin}, " ");
  }
  const auto first_bad =
      std::find_if(ast.fields.begin(), ast.fields.end(), [](const auto& each) { return !each.is_good; });
  // One that is lost or too many moves those after it.
  if (!ast.are_fields_in_place() && first_bad != ast.fields.end()) {
    return report_bad_field(findings, ast, static_cast<FieldKind>(first_bad - ast.fields.begin()));
  }
  for (std::size_t i = 0; i < field_kinds; ++i) report_bad_field(findings, ast, static_cast<FieldKind>(i));
  if (ast.fields.size() < field_kinds) report_missing_fields(findings, ast, is_sound);
  if (ast.extra.empty()) return;
  Finding(findings, DiagnosticId::hopgi_fen_extra_field, ast.extra,
          format("{} comes after the sixth field", findings.quoted(ast.extra)))
      .fix("delete it", Safety::unsafe, {ast.end_of_fields(), ast.extra.end}, "");
}

// What is found in the words of a FEN, wherever they are on the board: hopgi 7.2.
void report_syntax(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  const Findings findings(source, reporter);
  const std::uint32_t errors = reporter.error_count();
  if (ast.ranks.size() == 7) {
    for (const RankNode& rank : ast.ranks) report_rank(findings, ast, rank);
  } else {
    report_rank_count(findings, ast);
  }
  report_hand(findings, ast);
  report_fields(findings, ast, reporter.error_count() == errors);
}

}  // namespace plyglot::hopgi::fen
