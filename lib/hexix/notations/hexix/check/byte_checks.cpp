#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "hexix/reading/line_findings.hpp"
#include "notation/byte_findings.hpp"

#include <algorithm>

namespace plyglot::hexix {

using diagnostics::DiagnosticId;

namespace {

using diagnostics::Edit;
using findings::Finding;
using text::Span;

void report_blanks_at_end(const Scope& scope, const LineNode& line) {
  const Span blanks = blanks_at_end(scope, line);
  Finding found = report_trailing_space(blanks, scope);
  if (can_end_at(scope, blanks.begin)) found.fix("delete them", diagnostics::Safety::safe, blanks, "");
}

// The part of a line in which tabs count.
Span outside_comment(const LineNode& line) {
  return {line.span.begin, line.comment.empty() ? line.span.end : line.comment.begin};
}

bool covers(const std::vector<Edit>& edits, Span span) {
  return std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) { return edit.span.contains(span); });
}

// The edits that take the tabs out of one line, looked for once.
class TabsOfLine {
 public:
  TabsOfLine(const Scope& scope, const LineNode& line) : scope_(scope), line_(line) {}

  void find() {
    const Span part = outside_comment(line_);
    for (std::uint32_t at = part.begin; at < part.end; ++at) {
      if (scope_.byte_at(at) != '\t') continue;
      const std::uint32_t begin = at;
      while (at < part.end && scope_.byte_at(at) == '\t') ++at;
      report({begin, at});
    }
  }

 private:
  void report(Span tabs) {
    findings::Finding found = report_tabs(tabs, tabs.size(), scope_);
    const std::vector<Edit>& layout = layout_of_line();
    const bool is_set = covers(layout, tabs);
    found.fix(is_set ? "set the line in its columns" : "write spaces", diagnostics::Safety::safe,
              is_set ? layout : std::vector<Edit>{{tabs, std::string(tabs.size(), ' ')}});
  }

  const std::vector<Edit>& layout_of_line() {
    if (is_known_) return layout_;
    is_known_ = true;
    layout_ = layout_of_content();
    const Span trailing = blanks_at_end(scope_, line_);
    if (line_.comment.empty() && can_end_at(scope_, trailing.begin)) add({trailing, ""});
    return layout_;
  }

  std::vector<Edit> layout_of_content() {
    switch (line_.kind) {
      case LineKind::row: {
        const RowNode& row = scope_.ast.rows[line_.row];
        return is_no_row(scope_, row) ? std::vector<Edit>() : row_layout(scope_, row);
      }
      case LineKind::header:
        return line_.is_odd ? std::vector<Edit>() : header_layout(scope_, line_);
      case LineKind::comment:
        return without(line_.span.begin, line_.comment.begin, "");
      case LineKind::divider:
        return without(line_.span.begin, line_.content.begin, "");
      default:
        return {};
    }
  }

  std::vector<Edit> without(std::uint32_t begin, std::uint32_t end, std::string_view text) {
    std::vector<Edit> edits;
    if (!scope_.has_control({begin, end})) add_change(scope_, edits, {begin, end}, text);
    return edits;
  }

  void add(Edit edit) {
    if (!edit.span.empty()) layout_.push_back(std::move(edit));
  }

  const Scope& scope_;
  const LineNode& line_;
  bool is_known_ = false;
  std::vector<Edit> layout_;
};

void find_blanks_at_ends(const Scope& scope) {
  for (const LineNode& line : scope.ast.lines) {
    if (!line.span.empty() && is_blank(scope.byte_at(line.span.end - 1))) report_blanks_at_end(scope, line);
  }
}

}  // namespace

// Blanks and line ends at the ends of lines.
void find_at_line_ends(const Scope& scope) {
  if (scope.ast.has_loose_ends) find_blanks_at_ends(scope);
  const std::uint32_t end = scope.source().span().end;
  const bool is_last = scope.whole.end == end && !scope.whole.empty();
  if (!scope.context.is_file || scope.is_empty_file || !is_last || scope.byte_before(end) == '\n') return;
  Finding found(scope, DiagnosticId::hexix_final_newline, {end, end}, "the last line of the file has no line end");
  if (can_end_at(scope, end)) found.fix("add one", diagnostics::Safety::safe, {end, end}, "\n");
}

// Bytes that do not belong into a record: hexix 2.
void find_in_bytes(const Scope& scope) {
  diagnostics::Reporter& reporter = scope.context.reporter;
  notation::report_not_utf8(scope.source(), scope.whole, DiagnosticId::hexix_not_utf8, reporter);
  report_control_bytes(scope.source(), scope.whole, reporter);
  if ((scope.context.facts & fact::has_crlf) != 0) return;
  notation::report_crlf(scope.source(), scope.whole, DiagnosticId::hexix_crlf, reporter);
}

// Tabs where blanks belong: hexix 2.
void find_tabs(const Scope& scope) {
  if (!scope.has_tab(scope.whole)) return;
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind != LineKind::remark) TabsOfLine(scope, line).find();
  }
}

}  // namespace plyglot::hexix
