#include "hopgi/record/violations/finding.hpp"

#include "hopgi/record/violations/phrases.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Safety;
using diagnostics::Severity;

// R18.
Severity lowered(Severity severity) { return severity == Severity::error ? Severity::warning : Severity::info; }

}  // namespace

RuleFinding::RuleFinding(Resolution& resolution, diagnostics::DiagnosticId id, text::Span span, std::string message)
    : RuleFinding(resolution, id, diagnostics::catalogue_entry(id).severity, span, std::move(message)) {}

RuleFinding::RuleFinding(Resolution& resolution, diagnostics::DiagnosticId id, Severity severity, text::Span span,
                         std::string message)
    : resolution_(resolution) {
  diagnostic_.id = id;
  diagnostic_.severity = resolution.now().doubt ? lowered(severity) : severity;
  diagnostic_.span = span;
  diagnostic_.message = std::move(message);
}

void RuleFinding::point_to_piece(Square square) {
  const std::uint32_t index = resolution_.now().arrivals[square];
  if (index == no_index) return;
  const LegNode& leg = resolution_.ast.legs[index];
  const Piece piece = resolution_.state().at(square);
  diagnostic_.labels.push_back(
      {leg.span, text::format("{} {} {} here", owned(piece), leg.form == LegForm::drop ? "was dropped on" : "came to",
                              quoted(square))});
}

void RuleFinding::note_departure(Square square) {
  const std::uint32_t index = resolution_.now().departures[square];
  if (index == no_index) return;
  note(text::format("a piece went away from {} by {}", quoted(square),
                    text::quote(resolution_.source.slice(resolution_.ast.legs[index].span))));
}

void RuleFinding::mend(std::string title, Safety safety, text::Span span, std::string text) {
  diagnostic_.fix =
      diagnostics::Fix{std::move(title), resolution_.now().doubt ? Safety::unsafe : safety, {{span, std::move(text)}}};
}

void RuleFinding::report() {
  if (resolution_.now().doubt) {
    diagnostic_.labels.push_back({*resolution_.now().doubt, "from here on nobody knows the board for certain"});
  }
  resolution_.reporter.report(std::move(diagnostic_));
}

}  // namespace plyglot::hopgi::record
