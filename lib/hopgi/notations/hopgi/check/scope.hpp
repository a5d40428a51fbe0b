#pragma once
// What the findings of one game, or of the comments behind the last one, have in common.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "notation/row.hpp"

namespace plyglot::hopgi::record {

struct Scope {
  const notation::ReadContext& context;
  const Ast& ast;
  // With blank lines and line ends behind it.
  text::Span whole;

  const text::Source& source() const { return context.source; }
  std::string_view slice(text::Span span) const { return source().slice(span); }
  // In backticks.
  std::string quoted(text::Span span) const;
  // 0 outside of the source.
  char byte_at(std::uint32_t offset) const;
  char byte_before(std::uint32_t offset) const { return offset == 0 ? '\0' : byte_at(offset - 1); }

  diagnostics::Diagnostic& report(diagnostics::DiagnosticId id, text::Span span, std::string message) const {
    return context.reporter.report(id, span, std::move(message));
  }
};

// The game with the blanks behind it that belong to its unit: to the end of its result's line, or all of them.
text::Span with_blanks_behind(const text::Source& source, const Ast& ast);

// No fix if there is nothing to edit.
void mend(diagnostics::Diagnostic& found, std::string title, std::vector<diagnostics::Edit> edits,
          diagnostics::Safety safety = diagnostics::Safety::safe);

}  // namespace plyglot::hopgi::record
