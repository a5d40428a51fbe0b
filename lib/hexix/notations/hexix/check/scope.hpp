#pragma once
// What the findings of one record, or of a part of the file between records, have in common.

#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/record/bytes.hpp"
#include "notation/row.hpp"

namespace plyglot::hexix {

struct Scope {
  const notation::ReadContext& context;
  const Ast& ast;
  Dialect dialect;
  // With its last line end, if it has one.
  text::Span whole;
  // False for what stands between records and behind the last one.
  bool is_record = true;
  // Nothing but blanks and line ends, in the whole file.
  bool is_empty_file = false;

  const text::Source& source() const { return context.source; }
  std::string_view slice(text::Span span) const { return source().slice(span); }
  // In backticks.
  std::string quoted(text::Span span) const;
  // 0 outside of the source.
  char byte_at(std::uint32_t offset) const;
  char byte_before(std::uint32_t offset) const { return offset == 0 ? '\0' : byte_at(offset - 1); }
  bool has_control(text::Span span) const;
  bool has_tab(text::Span span) const { return slice(span).find('\t') != std::string_view::npos; }
  // The offset in its line.
  std::uint32_t offset_in(const LineNode& line, std::uint32_t offset) const { return offset - line.span.begin; }
  // Behind the line end of the line that ends there.
  std::uint32_t behind_line_end(std::uint32_t line_end) const;

  diagnostics::Diagnostic& report(diagnostics::DiagnosticId id, text::Span span, std::string message) const {
    return context.reporter.report(id, span, std::move(message));
  }
};

// An edit that replaces the span by the text, unless it stands there already.
void add_change(const Scope& scope, std::vector<diagnostics::Edit>& edits, text::Span span, std::string_view text);

// No fix if there is nothing to edit.
void mend(diagnostics::Diagnostic& found, std::string title, std::vector<diagnostics::Edit> edits,
          diagnostics::Safety safety = diagnostics::Safety::safe);

}  // namespace plyglot::hexix
