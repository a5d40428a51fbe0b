#pragma once
// What the findings of one record, or of a part of the file between records, have in common.

#include "findings/finding.hpp"
#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/record/bytes.hpp"
#include "notation/row.hpp"

namespace plyglot::hexix {

struct Scope : findings::Findings {
  Scope(const notation::ReadContext& context_in, const Ast& ast_in, Dialect dialect_in, text::Span whole_in)
      : Findings(context_in.source, context_in.reporter),
        context(context_in),
        ast(ast_in),
        dialect(dialect_in),
        whole(whole_in) {}

  const notation::ReadContext& context;
  const Ast& ast;
  Dialect dialect;
  // With its last line end, if it has one.
  text::Span whole;
  // False for what comes between records and after the last one.
  bool is_record = true;
  // Nothing but blanks and line ends, in the whole file.
  bool is_empty_file = false;

  bool has_control(text::Span span) const;
  bool has_tab(text::Span span) const { return slice(span).find('\t') != std::string_view::npos; }
  // The offset in its line.
  std::uint32_t offset_in(const LineNode& line, std::uint32_t offset) const { return offset - line.span.begin; }
  // The offset after the line end of the line that ends there.
  std::uint32_t after_line_end(std::uint32_t line_end) const;
};

// Adds an edit that replaces the span with the text, unless the text is there already.
void add_change(const Scope& scope, std::vector<diagnostics::Edit>& edits, text::Span span, std::string_view text);

// The run of blanks and tabs that the line ends with; may be empty.
text::Span blanks_at_end(const Scope& scope, const LineNode& line);

// Whether a line end could follow there: after a CR, LF would become CR LF.
inline bool can_end_at(const Scope& scope, std::uint32_t offset) { return scope.byte_before(offset) != '\r'; }

// What is found in the bytes, the layout and the words of a record: hexix 7.

// Of the file's bytes: `not-utf8`, `crlf`, `control-char`.
void find_in_bytes(const Scope& scope);
// `tab`.
void find_tabs(const Scope& scope);
// `trailing-space` and `final-newline`.
void find_at_line_ends(const Scope& scope);
// `bad-header` and `headerless-record`.
void find_in_headers(const Scope& scope);
// `column`.
void find_in_columns(const Scope& scope);
// `divider-length`, `divider-place`, `divider-missing`.
void find_in_dividers(const Scope& scope);
// `number-format`, `wrong-number`, `number-missing`.
void find_in_numbers(const Scope& scope);
// Takes back the fixes of these.
void withhold_numbers(diagnostics::Reporter& reporter);
// `remark`.
void find_remarks(const Scope& scope);
// Of rows and their words, from `bad-ellipsis` to `extra-token`.
void find_in_rows(const Scope& scope);
// hexix 3: whether a line is not a row: one of its words is not a ply, and no other is, or there are too many of them.
bool is_no_row(const Scope& scope, const RowNode& row);
// Of one move, from `unknown-cell` to `bad-suffix`.
void find_in_move(const Scope& scope, const RowNode& row, const ItemNode& item);
// `bad-position` and `misplaced-position`.
void find_in_positions(const Scope& scope);

// All of them, in a record or between records.
void find_all(const Scope& scope);

}  // namespace plyglot::hexix
