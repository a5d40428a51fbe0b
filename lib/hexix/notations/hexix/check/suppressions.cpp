#include "hexix/notations/hexix/check/suppressions.hpp"

#include "hexix/notations/hexix/read/units.hpp"
#include "notation/suppressions.hpp"

namespace plyglot::hexix {
namespace {

// Where the first record of the file begins.
std::uint32_t begin_of_first_record(const Scope& scope) {
  if ((scope.context.facts & fact::has_record) != 0) return 0;
  if (!scope.is_record) return scope.ast.span.end;
  return scope.context.record_number == 1 ? scope.ast.lines[scope.ast.lead_lines].span.begin : 0;
}

}  // namespace

void read_suppressions(const Scope& scope) {
  if (!scope.ast.has_comments) return;
  const bool is_in_file_without_record = !scope.is_record && (scope.context.facts & fact::has_record) == 0;
  std::optional<text::Span> deleted;
  if (is_in_file_without_record && holds_only_suppressions(scope.source(), scope.ast.span)) deleted.emplace();
  notation::SuppressionReader comments(scope.source(), is_read_as_blank);
  for (const LineNode& line : scope.ast.lines) {
    const text::Span after_sign{line.comment.begin + 1, line.comment.end};
    if (!line.comment.empty()) comments.add_comment(line.comment, after_sign, std::nullopt, deleted);
  }
  if (comments.is_empty()) return;
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind != LineKind::comment && line.kind != LineKind::blank) comments.add_item(line.span);
  }
  comments.read(scope.ast.span.end, begin_of_first_record(scope), scope.context.reporter);
}

}  // namespace plyglot::hexix
