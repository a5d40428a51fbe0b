#include "hexix/notations/hexix/check/suppressions.hpp"

#include "hexix/notations/hexix/read/units.hpp"
#include "notation/suppressions.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

// A comment that a file holds and nothing else is not called useless: without it, the file would be empty.
bool is_alone_in_file(const Scope& scope) {
  if (scope.is_record || (scope.context.facts & fact::has_record) != 0) return false;
  const std::vector<LineNode>& lines = scope.ast.lines;
  const auto has_content = [](const LineNode& line) { return line.kind != LineKind::blank; };
  return std::count_if(lines.begin(), lines.end(), has_content) == 1 && lines.front().kind == LineKind::comment;
}

// Where the first record of the file begins.
std::uint32_t begin_of_first_record(const Scope& scope) {
  if ((scope.context.facts & fact::has_record) != 0) return 0;
  if (!scope.is_record) return scope.ast.span.end;
  return scope.context.record_number == 1 ? scope.ast.lines[scope.ast.lead_lines].span.begin : 0;
}

}  // namespace

void read_suppressions(const Scope& scope) {
  if (!scope.ast.has_comments || is_alone_in_file(scope)) return;
  notation::SuppressionReader comments(scope.source(), is_read_as_blank);
  for (const LineNode& line : scope.ast.lines) {
    if (!line.comment.empty()) comments.add_line_comment(line.comment, 1);
  }
  if (comments.is_empty()) return;
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind != LineKind::comment && line.kind != LineKind::blank) comments.add_item(line.span);
  }
  comments.read(scope.ast.span.end, begin_of_first_record(scope), scope.context.reporter);
}

}  // namespace plyglot::hexix
