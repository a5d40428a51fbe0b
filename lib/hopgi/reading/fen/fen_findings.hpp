#pragma once
// What the findings about a FEN have in common.

#include "diagnostics/reporter.hpp"
#include "hopgi/reading/fen/ast.hpp"

namespace plyglot::hopgi::fen {

struct Findings {
  const text::Source& source;
  diagnostics::Reporter& reporter;

  std::string_view slice(text::Span span) const { return source.slice(span); }
  // In backticks.
  std::string quoted(text::Span span) const;
  // What its first byte is called.
  std::string character(text::Span span) const;
  diagnostics::Diagnostic& report(diagnostics::DiagnosticId id, text::Span span, std::string message) const {
    return reporter.report(id, span, std::move(message));
  }
};

void mend(diagnostics::Diagnostic& found, std::string title, text::Span span, std::string text,
          diagnostics::Safety safety = diagnostics::Safety::safe);

// From `hand-letter` to `no-hand`.
void report_hand(const Findings& findings, const Ast& ast);
// From `no-side` to `extra-field`.
void report_fields(const Findings& findings, const Ast& ast);

}  // namespace plyglot::hopgi::fen
