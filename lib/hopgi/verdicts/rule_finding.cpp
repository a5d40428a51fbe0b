#include "hopgi/verdicts/rule_finding.hpp"

#include "hopgi/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::verdicts {

using spelling::quoted;

RuleFinding::RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, text::Span span,
                         std::string message)
    : RuleFinding(circumstances, id, diagnostics::catalogue_entry(id).severity, span, std::move(message)) {}

RuleFinding::RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id,
                         diagnostics::Severity severity, text::Span span, std::string message)
    : Finding(circumstances.reporter, id, severity, span, std::move(message)), circumstances_(circumstances) {
  doubt(circumstances.now().doubt, "from here on the board is uncertain");
  // What follows from an uncertain board is never safe.
  if (circumstances.now().is_unsure()) distrust_fix();
}

findings::Finding& RuleFinding::point_to_piece(Square square) {
  const std::uint32_t index = circumstances_.now().arrivals[square];
  if (index == no_index) return *this;
  const LegNode& leg = circumstances_.legs[index];
  const Piece piece = circumstances_.state().at(square);
  return label(leg.span(), text::format("{} {} {} here", spelling::owned(piece),
                                        leg.form == LegForm::drop ? "was dropped on" : "came to", quoted(square)));
}

findings::Finding& RuleFinding::note_departure(Square square) {
  const std::uint32_t index = circumstances_.now().departures[square];
  if (index == no_index) return *this;
  return note(text::format("a piece went away from {} by {}", quoted(square),
                           text::quote(circumstances_.source.slice(circumstances_.legs[index].span()))));
}

}  // namespace plyglot::hopgi::verdicts
