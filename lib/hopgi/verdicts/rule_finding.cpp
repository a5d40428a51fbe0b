#include "hopgi/verdicts/rule_finding.hpp"

#include "hopgi/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::Safety;
using diagnostics::Severity;
using spelling::owned;
using spelling::quoted;

// R18.
Severity lowered(Severity severity) { return severity == Severity::error ? Severity::warning : Severity::info; }

}  // namespace

RuleFinding::RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, text::Span span,
                         std::string message)
    : RuleFinding(circumstances, id, diagnostics::catalogue_entry(id).severity, span, std::move(message)) {}

RuleFinding::RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, Severity severity,
                         text::Span span, std::string message)
    : circumstances_(circumstances) {
  diagnostic_.id = id;
  diagnostic_.severity = circumstances.now().doubt ? lowered(severity) : severity;
  diagnostic_.span = span;
  diagnostic_.message = std::move(message);
}

void RuleFinding::point_to_piece(Square square) {
  const std::uint32_t index = circumstances_.now().arrivals[square];
  if (index == no_index) return;
  const LegNode& leg = circumstances_.legs[index];
  const Piece piece = circumstances_.state().at(square);
  diagnostic_.labels.push_back(
      {leg.span, text::format("{} {} {} here", owned(piece), leg.form == LegForm::drop ? "was dropped on" : "came to",
                              quoted(square))});
}

void RuleFinding::note_departure(Square square) {
  const std::uint32_t index = circumstances_.now().departures[square];
  if (index == no_index) return;
  note(text::format("a piece went away from {} by {}", quoted(square),
                    text::quote(circumstances_.source.slice(circumstances_.legs[index].span))));
}

void RuleFinding::mend(std::string title, Safety safety, text::Span span, std::string text) {
  diagnostic_.fix = diagnostics::Fix{
      std::move(title), circumstances_.now().is_unsure() ? Safety::unsafe : safety, {{span, std::move(text)}}};
}

void RuleFinding::report() {
  if (circumstances_.now().doubt) {
    diagnostic_.labels.push_back({*circumstances_.now().doubt, "from here on nobody knows the board for certain"});
  }
  circumstances_.reporter.report(std::move(diagnostic_));
}

}  // namespace plyglot::hopgi::verdicts
