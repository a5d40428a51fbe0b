// Comments: where they belong, and what they ask plyglot to keep to itself.

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"

#include <algorithm>

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

// Of lines in the order of the text, the first that begins at or behind `offset`.
template <class Line>
void note_first(const std::vector<Line>& lines, std::uint32_t offset, std::optional<text::Span>& first) {
  const auto found = std::lower_bound(lines.begin(), lines.end(), offset,
                                      [](const Line& line, std::uint32_t at) { return line.line.begin < at; });
  if (found != lines.end() && (!first || found->line.begin < first->begin)) first = found->line;
}

}  // namespace

void Resolver::read_comments() {
  for (const Comment& comment : ast_.comments) {
    add_comment(comment);
    if (comment.is_closed) read_suppression(comment);
    if (!comment.ignored.empty()) record_.has_unread_text = true;
  }
}

void Resolver::add_comment(const Comment& comment) {
  RecordComment& kept = record_.comments.emplace_back();
  kept.after_ply = played_before_[comment.ply_lines_before];
  kept.is_beside_ply = comment.is_beside && comment.ply_lines_before != 0 &&
                       ast_.plies[comment.ply_lines_before - 1].line.contains(comment.span);
  kept.text = normalised(slice(comment.text));
  kept.span = comment.span;
}

void Resolver::read_suppression(const Comment& comment) {
  diagnostics::Comment asked;
  asked.text = slice(comment.text);
  asked.begin = comment.text.begin;
  asked.whole = comment.whole;
  asked.target = target_of(comment);
  asked.before_first_record = comment.moves_before == 0;
  reporter_.read_comment(asked);
}

text::Span Resolver::target_of(const Comment& comment) const {
  std::optional<text::Span> line;
  if (comment.is_beside) {
    // The line on which it stands begins before it.
    const auto holds_it = [&](const auto& each) { return each.line.contains(comment.span); };
    if (comment.ply_lines_before != 0 && holds_it(ast_.plies[comment.ply_lines_before - 1])) {
      line = ast_.plies[comment.ply_lines_before - 1].line;
    } else if (ast_.result && holds_it(*ast_.result)) {
      line = ast_.result->line;
    } else {
      const auto behind = std::upper_bound(ast_.tags.begin(), ast_.tags.end(), comment.span.begin,
                                           [](std::uint32_t at, const TagLine& tag) { return at < tag.line.begin; });
      line = std::prev(behind)->line;
    }
  } else {
    note_first(ast_.tags, comment.whole.end, line);
    note_first(ast_.bad_tags, comment.whole.end, line);
    note_first(ast_.plies, comment.whole.end, line);
    if (ast_.result && (!line || ast_.result->line.begin < line->begin)) line = ast_.result->line;
  }
  return line ? trimmed(source_, *line) : text::Span{ast_.span.end, ast_.span.end};
}

}  // namespace plyglot::hive::hive_pgn
