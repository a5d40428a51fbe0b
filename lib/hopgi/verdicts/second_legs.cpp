// Kings that move together (hopgi R9, R17).

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
using diagnostics::Safety;
using spelling::one;
using spelling::quoted;
using spelling::squares_phrase;

std::string king_on(const State& state, Square king) {
  return text::format("the {} on {}", name_of(state.at(king).kind), quoted(king));
}

// Why no second leg is due.
std::string reason_for_one_leg(const Circumstances& circumstances, const Leg& first) {
  if (first.kind == LegKind::drop) return "a drop is a whole turn";
  if (!is_king(first.piece)) return text::format("{} moves alone: only kings are linked", one(first.piece));
  const State& state = circumstances.state();
  const PieceKind other = first.piece == PieceKind::wazir_king ? PieceKind::ferz_king : PieceKind::wazir_king;
  const SquareSet king = state.pieces(state.to_move(), other);
  if (king == 0) return text::format("{} has no {}", name_of(state.to_move()), name_of(other));
  return text::format("{} has no move", king_on(state, first_of(king)));
}

}  // namespace

void report_linked_king_missing(const Circumstances& circumstances, const LegNode& first, Square king) {
  const State& state = circumstances.state();
  const SquareSet reached = targets(state, king);
  RuleFinding finding(circumstances, DiagnosticId::hopgi_linked_king_missing, circumstances.linked_kings, first.span,
                      text::format("{} must move in the same turn, and does not", king_on(state, king)));
  finding.label("a king moves alone here");
  finding.point_to_piece(king);
  finding.note(text::format("it has {} after this one: to {}", text::counted(count(reached), "move"),
                            squares_phrase(reached, " or ")));
  finding.help("with `--option linked-kings=warning` this is a warning");
  if (count(reached) == 1) {
    const std::string second = ';' + leg_text(step_of(state, king, first_of(reached)));
    finding.fix(text::format("write `{}` after it", second), Safety::unsafe, {first.span.end, first.span.end}, second);
  }
}

void report_second_leg_not_allowed(const Circumstances& circumstances, const Leg& first, text::Span written) {
  RuleFinding(circumstances, DiagnosticId::hopgi_second_leg_not_allowed, written,
              "this turn has one leg, and a second one is written")
      .note(reason_for_one_leg(circumstances, first))
      .fix("delete it", Safety::unsafe, written, "");
}

void report_second_leg_not_linked(const Circumstances& circumstances, const LegNode& node, Square king) {
  const State& state = circumstances.state();
  RuleFinding(circumstances, DiagnosticId::hopgi_second_leg_not_linked, node.span,
              text::format("the second leg belongs to {}", king_on(state, king)))
      .point_to_piece(king)
      .label("not a move of that king")
      .help(text::format("it may go to {}", squares_phrase(targets(state, king), " or ")));
}

}  // namespace plyglot::hopgi::verdicts
