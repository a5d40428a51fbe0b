// What is written of promotions (hopgi R15).

#include "hopgi/board/squares.hpp"
#include "hopgi/spelling/phrases.hpp"
#include "hopgi/verdicts/rule_finding.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using spelling::one;
using spelling::quoted;
using spelling::squares_phrase;

// R8: by what it promotes.
void note_cause(RuleFinding& finding, const Circumstances& circumstances, const Leg& leg) {
  const bool enters = contains(promotion_squares(circumstances.side()), leg.to);
  finding.note(text::format("{} is a promotion square of {}: a Rook, Bishop or Pawn that {} it promotes",
                            quoted(enters ? leg.to : leg.from), name_of(circumstances.side()),
                            enters ? "comes to" : "leaves"));
}

std::string promotion_text(const Leg& leg) { return text::format("={}", letters_of(promoted(leg.piece))); }

std::string reason_against_promotion(const Circumstances& circumstances, const Leg& leg) {
  if (leg.kind == LegKind::drop) return "a dropped piece does not promote, on whatever square";
  if (is_king(leg.piece)) return "a king does not promote";
  if (is_promoted(leg.piece)) return text::format("{} is promoted already", one(leg.piece));
  return text::format("the promotion squares of {} are {}", name_of(circumstances.side()),
                      squares_phrase(promotion_squares(circumstances.side()), " and "));
}

}  // namespace

void report_promotion_missing(const Circumstances& circumstances, const LegNode& node, const Leg& leg) {
  const std::uint32_t at = node.to.span.end;
  RuleFinding finding(
      circumstances, DiagnosticId::hopgi_promotion_missing, {at, at},
      text::format("the {} becomes {} here, which is not written", name_of(leg.piece), one(promoted(leg.piece))));
  note_cause(finding, circumstances, leg);
  const std::string text = promotion_text(leg);
  finding.write({at, at}, text);
}

void report_promotion_wrong(const Circumstances& circumstances, const LegNode& node, const Leg& leg) {
  RuleFinding finding(
      circumstances, DiagnosticId::hopgi_promotion_wrong, node.promotion.span,
      text::format("{} becomes {}, never {}", one(leg.piece), one(promoted(leg.piece)),
                   node.promotion.kind ? one(*node.promotion.kind)
                                       : text::quote(circumstances.source.slice(node.promotion.span).substr(1))));
  const std::string text = promotion_text(leg);
  finding.write(node.promotion.span, text);
}

void report_promotion_spurious(const Circumstances& circumstances, const LegNode& node, const Leg& leg) {
  RuleFinding(circumstances, DiagnosticId::hopgi_promotion_spurious, node.promotion.span,
              text::format("the {} does not promote here", name_of(leg.piece)))
      .note(reason_against_promotion(circumstances, leg))
      .fix("delete it", Safety::safe, node.promotion.span, "");
}

}  // namespace plyglot::hopgi::verdicts
