#include "hexix/notations/hexix/check/suppressions.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "hexix/notations/hexix/read/units.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

// Goes through the lines once.
class SuppressionReader {
 public:
  explicit SuppressionReader(const Scope& scope) : scope_(scope) {}

  void read() {
    const std::vector<LineNode>& lines = scope_.ast.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (!lines[i].comment.empty()) read_line(i);
    }
  }

 private:
  void read_line(std::size_t index) {
    const LineNode& line = scope_.ast.lines[index];
    const std::string_view text = scope_.slice(line.comment).substr(1);
    if (!diagnostics::is_suppression(text)) return;
    diagnostics::Comment comment;
    comment.text = text;
    comment.begin = line.comment.begin + 1;
    comment.before_first_record = is_before_first_record(index);
    if (line.kind == LineKind::comment) {
      comment.whole = {line.span.begin, scope_.behind_line_end(line.span.end)};
      comment.target = line_below(index);
    } else {
      comment.whole = {line.content.end, line.comment.end};
      comment.target = line.span;
    }
    scope_.context.reporter.read_comment(comment);
  }

  bool is_before_first_record(std::size_t index) const {
    if ((scope_.context.facts & fact::has_record) != 0) return false;
    return !scope_.is_record || (scope_.context.record_number == 1 && index < scope_.ast.lead_lines);
  }

  text::Span line_below(std::size_t index) {
    const std::vector<LineNode>& lines = scope_.ast.lines;
    if (below_ <= index) below_ = index + 1;
    while (below_ < lines.size() &&
           (lines[below_].kind == LineKind::comment || lines[below_].kind == LineKind::blank)) {
      ++below_;
    }
    const std::uint32_t end = scope_.ast.span.end;
    return below_ < lines.size() ? lines[below_].span : text::Span{end, end};
  }

  const Scope& scope_;
  // The line that the comments read last speak of; it only goes down, so that all of them cost one walk.
  std::size_t below_ = 0;
};

// A comment that a file holds and nothing else is not called useless: without it, the file would be empty.
bool is_alone_in_file(const Scope& scope) {
  if (scope.is_record || (scope.context.facts & fact::has_record) != 0) return false;
  const std::vector<LineNode>& lines = scope.ast.lines;
  const auto has_content = [](const LineNode& line) { return line.kind != LineKind::blank; };
  return std::count_if(lines.begin(), lines.end(), has_content) == 1 && lines.front().kind == LineKind::comment;
}

}  // namespace

void read_suppressions(const Scope& scope) {
  if (!is_alone_in_file(scope)) SuppressionReader(scope).read();
}

}  // namespace plyglot::hexix
