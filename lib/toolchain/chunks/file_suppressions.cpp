// Suppressions for a whole file, applied to the findings of each of its chunks.
#include "toolchain/chunks/file_suppressions.hpp"

#include "toolchain/chunks/byte_order_mark.hpp"

namespace plyglot::toolchain {

using diagnostics::Comment;
using diagnostics::Reporter;
using diagnostics::Suppressions;
using notation::Unit;
using notation::UnitKind;

namespace {

// Reads the comments that hold for the whole file once more. What is wrong with them was said before.
void read_again(const std::vector<FileComment>& comments, const notation::About& about, Reporter& reporter) {
  for (const FileComment& kept : comments) {
    const text::Source source = source_of(kept, {});
    Unit unit{UnitKind::comment, source.span(), source.span()};
    unit.content.end = unit.content.begin + static_cast<std::uint32_t>(source.text.find_last_not_of("\r\n") + 1);
    Comment comment = comment_of(source, unit, about);
    comment.before_first_record = true;
    if (!kept.can_go) comment.whole = {};
    reporter.read_comment(comment);
  }
  reporter.discard();
}

}  // namespace

Comment comment_of(const text::Source& source, const Unit& unit, const notation::About& about) {
  Comment comment;
  const std::string_view content = source.slice(unit.content);
  comment.text = notation::comment_text(content, about.comment_sign);
  comment.begin = unit.content.begin + static_cast<std::uint32_t>(comment.text.data() - content.data());
  comment.whole = unit.whole;
  return comment;
}

bool holds_for_file(const Comment& comment) {
  if (!diagnostics::is_suppression(comment.text)) return false;
  std::vector<diagnostics::Diagnostic> problems;
  const auto syntax = diagnostics::parse_suppression(comment.text, comment.begin, problems);
  return syntax && syntax->is_file_wide;
}

text::Source source_of(const FileComment& comment, std::string_view name) {
  return {name, comment.text, comment.begin, comment.line};
}

std::vector<std::string> file_suppressions_in(const Language& language, const Chunk& chunk) {
  if (!chunk.is_file || chunk.records_before != 0) return {};
  const text::Source& source = chunk.source;
  const diagnostics::SeverityPolicy policy;
  Suppressions suppressions;
  Reporter reporter(policy, diagnostics::Sink::none(), &suppressions);
  std::vector<Unit> comments;
  std::uint32_t offset = source.base + (has_byte_order_mark(chunk) ? byte_order_mark_size : 0);
  while (offset < source.span().end) {
    const auto next_unit = [&](const auto* row) { return row->next_unit(source, offset); };
    const Unit unit = std::visit(next_unit, language.notation->row);
    if (unit.kind == UnitKind::comment) comments.push_back(unit);
    if (unit.kind == UnitKind::record) {
      const auto append_lead = [&](const auto* row) {
        if (row->append_lead_comments != nullptr) row->append_lead_comments(source, unit, comments);
      };
      std::visit(append_lead, language.notation->row);
      break;
    }
    offset = unit.whole.end;
  }
  for (const Unit& unit : comments) {
    Comment comment = comment_of(source, unit, language.notation->about());
    comment.before_first_record = true;
    reporter.read_comment(comment);
  }
  return suppressions.file_rules();
}

void report_unused(const Language& language, const std::vector<FileComment>& comments,
                   const std::vector<std::string>& used, const diagnostics::SeverityPolicy& policy,
                   diagnostics::Sink sink) {
  Suppressions suppressions;
  Reporter reporter(policy, sink, &suppressions);
  read_again(comments, language.notation->about(), reporter);
  for (const std::string& name : used) suppressions.mark_used(name);
  reporter.finish_file();
}

}  // namespace plyglot::toolchain
