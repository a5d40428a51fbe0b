// Drops (hopgi R16).

#include "hopgi/spelling/phrases.hpp"
#include "hopgi/verdicts/rule_finding.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using spelling::hand_phrase;
using spelling::one;
using spelling::owned;
using spelling::quoted;

void note_hand(RuleFinding& finding, const Circumstances& circumstances) {
  finding.note(text::format("{} has {} in hand", name_of(circumstances.side()),
                            hand_phrase(circumstances.state().hand(circumstances.side()))));
}

}  // namespace

void report_not_droppable(const Circumstances& circumstances, const LegNode& node) {
  const PieceKind kind = *node.letter.kind;
  RuleFinding finding(circumstances, DiagnosticId::hopgi_not_droppable, node.letter.span,
                      text::format("{} is never in a hand", one(kind)));
  if (is_king(kind)) {
    finding.note("a king that is taken leaves the game");
  } else {
    finding.note(text::format("what is taken turns back: {} is dropped as {}, `{}`", one(kind), one(unpromoted(kind)),
                              letters_of(unpromoted(kind))));
  }
  note_hand(finding, circumstances);
}

void report_not_in_hand(const Circumstances& circumstances, const LegNode& node) {
  RuleFinding finding(circumstances, DiagnosticId::hopgi_not_in_hand, node.letter.span,
                      text::format("{} has no {} in hand", name_of(circumstances.side()), name_of(*node.letter.kind)));
  note_hand(finding, circumstances);
}

void report_drop_occupied(const Circumstances& circumstances, const LegNode& node) {
  const Square to = *node.to.square;
  RuleFinding(circumstances, DiagnosticId::hopgi_drop_occupied, node.to.span,
              text::format("{} holds {}", quoted(to), owned(circumstances.state().at(to))))
      .point_to_piece(to)
      .label("pieces are dropped on empty squares");
}

}  // namespace plyglot::hopgi::verdicts
