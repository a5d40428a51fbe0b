// Comments: where they belong, and what they ask plyglot to keep to itself.

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_variations.hpp"
#include "notation/suppressions.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

// Line ends become LF, and no line ends in blanks (hive-notations 5).
std::string normalised(std::string_view text) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const bool is_last = end == text.size();
    const std::string_view line = text.substr(begin, end - begin);
    result += is_last ? line : line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (!is_last) result += '\n';
    begin = end + 1;
  }
  return result;
}

}  // namespace

RecordComment record_comment(const text::Source& source, const Comment& comment, std::uint32_t after_ply) {
  RecordComment kept;
  kept.after_ply = after_ply;
  kept.text = normalised(source.slice(comment.text));
  kept.span = comment.span;
  return kept;
}

void Resolver::read_comments() {
  Depths depths(ast_);
  for (std::size_t i = 0; i < ast_.comments.size(); ++i) {
    const Comment& comment = ast_.comments[i];
    if (depths.of_comment(i) == 0) add_comment(comment);
    if (!comment.ignored.empty()) record_.has_unread_text = true;
  }
  read_suppressions();
}

void Resolver::add_comment(const Comment& comment) {
  record_.comments.push_back(record_comment(source_, comment, played_before_[comment.ply_lines_before]));
  record_.comments.back().is_beside_ply = comment.is_beside && comment.ply_lines_before != 0 &&
                                          ast_.plies[comment.ply_lines_before - 1].line.contains(comment.span);
}

void Resolver::read_suppressions() {
  notation::SuppressionReader comments(source_);
  std::uint32_t first_move = ast_.span.end;
  for (const Comment& comment : ast_.comments) {
    if (comment.is_closed) comments.add_comment(comment.span, comment.text, comment.is_beside, comment.whole);
    if (comment.moves_before != 0) first_move = std::min(first_move, comment.span.begin);
  }
  if (comments.is_empty()) return;
  for (const TagLine& tag : ast_.tags) comments.add_item(trimmed(source_, tag.line));
  for (const BadTag& tag : ast_.bad_tags) comments.add_item(trimmed(source_, tag.line));
  for (const PlyLine& ply : ast_.plies) comments.add_item(trimmed(source_, ply.line));
  for (const Parenthesis& each : ast_.parentheses) comments.add_item(each.span);
  if (ast_.result) comments.add_item(trimmed(source_, ast_.result->line));
  comments.read(ast_.span.end, first_move, reporter_);
}

}  // namespace plyglot::hive::hive_pgn
