#include "hopgi/verdicts/wording.hpp"

#include "hopgi/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::verdicts {

using spelling::quoted;

Wording::Wording(const Situation& situation, diagnostics::DiagnosticId id, text::Span span, std::string message)
    : Wording(situation, id, diagnostics::catalogue_entry(id).severity, span, std::move(message)) {}

Wording::Wording(const Situation& situation, diagnostics::DiagnosticId id, diagnostics::Severity severity,
                 text::Span span, std::string message)
    : Finding(situation.reporter, id, severity, span, std::move(message)), situation_(situation) {
  doubt(situation.now().doubt, "from here on the board is uncertain");
  // What follows from an uncertain board is never safe.
  if (situation.now().is_unsure()) distrust_fix();
}

findings::Finding& Wording::point_to_piece(Square square) {
  const std::uint32_t index = situation_.now().arrivals[square];
  if (index == no_index) return *this;
  const LegNode& leg = situation_.legs[index];
  const Piece piece = situation_.state().at(square);
  return label(leg.span(), text::format("{} {} {} here", spelling::owned(piece),
                                        leg.form == LegForm::drop ? "was dropped on" : "came to", quoted(square)));
}

findings::Finding& Wording::note_departure(Square square) {
  const std::uint32_t index = situation_.now().departures[square];
  if (index == no_index) return *this;
  return note(text::format("a piece went away from {} by {}", quoted(square),
                           text::quote(situation_.source.slice(situation_.legs[index].span()))));
}

}  // namespace plyglot::hopgi::verdicts
