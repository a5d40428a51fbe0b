// What is found in the words of a FEN, wherever they stand on the board: hopgi 7.2.

#include "hopgi/board/setup_letters.hpp"
#include "hopgi/reading/fen/fen_findings.hpp"
#include "hopgi/reading/fen/parse.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hopgi::fen {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

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
  const std::string mended = {'+', letter_of({piece->owner, unpromoted(piece->kind)})};
  found.write(span, mended, Safety::unsafe);
}

void report_promoted_spelling(const Findings& findings, const Item& item) {
  const std::string plus = {'+', letter_of({item.piece.owner, unpromoted(item.piece.kind)})};
  Finding(findings, DiagnosticId::hopgi_fen_promoted_spelling, item.span,
          format("the {} is written {}, not `{}`", name_of(item.piece.kind), findings.quoted(item.span), plus))
      .write(item.span, plus);
}

// The items from `first` on that are like it, as one span; `first` moves behind them.
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

// More empty squares than a rank has are no digit.
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

void report_syntax(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  const Findings findings(source, reporter);
  if (ast.ranks.size() == 7) {
    for (const RankNode& rank : ast.ranks) report_rank(findings, ast, rank);
  } else {
    report_rank_count(findings, ast);
  }
  report_hand(findings, ast);
  report_fields(findings, ast);
}

}  // namespace plyglot::hopgi::fen
