// Legs without their origin (hopgi R14).

#include "hopgi/rules/judge.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/spelling/phrases.hpp"
#include "hopgi/verdicts/rule_finding.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using spelling::one;
using spelling::quoted;
using spelling::squares_phrase;

text::Span up_to_target(const LegNode& node) { return {node.span.begin, node.to.span.end}; }

// `on the d file`, with a blank before it; empty without a hint.
std::string hint_phrase(const HintNode& hint) {
  if (hint.file) return text::format(" on the {} file", static_cast<char>('a' + *hint.file));
  if (hint.rank) return text::format(" on rank {}", unsigned{*hint.rank});
  return {};
}

}  // namespace

void report_no_such_move(const Circumstances& circumstances, const LegNode& node, PieceKind kind) {
  const State& state = circumstances.state();
  const Side side = state.to_move();
  const Square to = *node.to.square;
  RuleFinding finding(
      circumstances, DiagnosticId::hopgi_no_such_move, up_to_target(node),
      text::format("no {} of {}{} can go to {}", name_of(kind), name_of(side), hint_phrase(node.hint), quoted(to)));
  const SquareSet pieces = state.pieces(side, kind);
  if (pieces == 0) {
    finding.note(text::format("{} has no {} on the board", name_of(side), name_of(kind)));
  } else {
    finding.note(text::format("{} has {} on {}", name_of(side), one(kind), squares_phrase(pieces, " and ")));
  }
  const SquareSet elsewhere = candidates(state, side, kind, to);
  if (elsewhere != 0) finding.help(text::format("it can be done from {}", squares_phrase(elsewhere, " or ")));
  if (!node.letter.is_written()) finding.note("a move without a letter is one of a Pawn");
}

void report_ambiguous_move(const Circumstances& circumstances, const LegNode& node, SquareSet candidates) {
  const State& state = circumstances.state();
  const Square to = *node.to.square;
  const PieceKind kind = state.at(first_of(candidates)).kind;
  RuleFinding finding(circumstances, DiagnosticId::hopgi_ambiguous_move, up_to_target(node),
                      text::format("{} can go to {}: from {}", text::counted(count(candidates), name_of(kind)),
                                   quoted(to), squares_phrase(candidates, " and ")));
  for (SquareSet rest = candidates; rest != 0; rest &= rest - 1) finding.point_to_piece(first_of(rest));
  for (SquareSet rest = candidates; rest != 0; rest &= rest - 1) {
    finding.help(text::format("write `{}` for the one on {}", leg_text(step_of(state, first_of(rest), to)),
                              quoted(first_of(rest))));
  }
}

}  // namespace plyglot::hopgi::verdicts
