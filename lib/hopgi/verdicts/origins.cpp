// The piece of a leg with its origin (hopgi R13.2, R13.3).

#include "hopgi/rules/judge.hpp"
#include "hopgi/spelling/phrases.hpp"
#include "hopgi/verdicts/rule_finding.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using spelling::one;
using spelling::owned;
using spelling::quoted;
using spelling::squares_phrase;

// Which pieces may go to the target of the leg, of the kind that is written if one is.
void help_with_target(RuleFinding& finding, const Circumstances& circumstances, const LegNode& node) {
  const State& state = circumstances.state();
  const Square to = *node.to.square;
  SquareSet found = 0;
  for (SquareSet rest = state.pieces(state.to_move()); rest != 0; rest &= rest - 1) {
    const Square from = first_of(rest);
    const bool is_kind = !node.letter.kind || state.at(from).kind == *node.letter.kind;
    if (is_kind && contains(targets(state, from), to)) found |= set_of(from);
  }
  const std::string which = node.letter.kind ? one(*node.letter.kind) : "a piece";
  if (found == 0) {
    finding.note(text::format("no move brings {} to {} here", which, quoted(to)));
  } else {
    finding.help(text::format("{} may go to {} from {}", which, quoted(to), squares_phrase(found, " or ")));
  }
}

}  // namespace

void report_empty_origin(const Circumstances& circumstances, const LegNode& node) {
  const Square from = *node.from.square;
  RuleFinding finding(circumstances, DiagnosticId::hopgi_empty_origin, node.from.span,
                      text::format("{} is empty", quoted(from)));
  finding.label("no piece to move");
  finding.note_departure(from);
  help_with_target(finding, circumstances, node);
}

void report_enemy_piece(const Circumstances& circumstances, const LegNode& node) {
  const Square from = *node.from.square;
  RuleFinding finding(circumstances, DiagnosticId::hopgi_enemy_piece, node.from.span,
                      text::format("{} holds {}, and it is {}'s turn", quoted(from),
                                   owned(circumstances.state().at(from)), name_of(circumstances.side())));
  finding.point_to_piece(from);
  help_with_target(finding, circumstances, node);
}

void report_wrong_piece(const Circumstances& circumstances, const LegNode& node) {
  const Square from = *node.from.square;
  const PieceKind kind = circumstances.state().at(from).kind;
  const std::string_view letters = letters_of(kind);
  RuleFinding(circumstances, DiagnosticId::hopgi_wrong_piece, node.letter.span,
              text::format("{} holds {}, not {}", quoted(from), one(kind), one(*node.letter.kind)))
      .point_to_piece(from)
      .note("the move is read as one of the piece that is there")
      .write(node.letter.span, letters, Safety::unsafe);
}

}  // namespace plyglot::hopgi::verdicts
