// Tabs where blanks belong: hexix 2.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/gaps.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/reading/line_findings.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::Edit;
using text::Span;

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
      case LineKind::row:
        return row_layout(scope_, scope_.ast.rows[line_.row]);
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

}  // namespace

void find_tabs(const Scope& scope) {
  if (!scope.has_tab(scope.whole)) return;
  for (const LineNode& line : scope.ast.lines) TabsOfLine(scope, line).find();
}

}  // namespace plyglot::hexix
