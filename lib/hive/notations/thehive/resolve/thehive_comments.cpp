#include "hive/notations/thehive/resolve/thehive_comments.hpp"

#include "notation/suppressions.hpp"
#include "text/ascii.hpp"

namespace plyglot::hive::thehive {
namespace {

std::string_view text_of(const text::Source& source, const Line& line) { return source.slice(line.comment).substr(1); }

}  // namespace

std::string_view trimmed(std::string_view text) { return text::trimmed(text, " \t\r"); }

void keep_comment(const text::Source& source, const Line& line, bool is_beside_ply, Record& record) {
  if (line.comment.empty()) return;
  RecordComment& comment = record.comments.emplace_back();
  comment.after_ply = static_cast<std::uint32_t>(record.plies.size());
  comment.is_beside_ply = is_beside_ply;
  comment.text = trimmed(text_of(source, line));
  comment.span = line.comment;
}

void read_suppressions(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  notation::SuppressionReader comments(source);
  for (const Line& line : ast.lines) {
    if (line.comment.empty()) continue;
    // A number alone is nothing that a comment could speak of.
    comments.add_comment(line.comment, {line.comment.begin + 1, line.comment.end}, line.has_move(), {});
  }
  if (comments.is_empty()) return;
  std::uint32_t first_move = ast.span.end;
  for (const Line& line : ast.lines) {
    if (!line.has_move()) continue;
    first_move = std::min(first_move, line.span.begin);
    comments.add_item(line.span);
  }
  comments.read(ast.span.end, first_move, reporter);
}

}  // namespace plyglot::hive::thehive
