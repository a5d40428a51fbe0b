#include "hopgi/reading/fen/fen_findings.hpp"

#include "text/quote.hpp"

namespace plyglot::hopgi::fen {

std::string Findings::quoted(text::Span span) const { return text::quote(slice(span)); }
std::string Findings::character(text::Span span) const { return text::describe_character(slice(span).substr(0, 1)); }

void mend(diagnostics::Diagnostic& found, std::string title, text::Span span, std::string text,
          diagnostics::Safety safety) {
  found.fix = diagnostics::Fix{std::move(title), safety, {}};
  found.fix->edits.push_back({span, std::move(text)});
}

}  // namespace plyglot::hopgi::fen
