#include "hive/notations/thehive/resolve/thehive_comments.hpp"

#include "text/ascii.hpp"

#include "diagnostics/suppression_syntax.hpp"

#include <algorithm>

namespace plyglot::hive::thehive {
namespace {

constexpr std::string_view blanks = " \t";

std::string_view text_of(const text::Source& source, const Line& line) { return source.slice(line.comment).substr(1); }

// What goes with the comment: the blanks in front of it, and if it stands alone the whole line with its line end.
text::Span whole_of(const text::Source& source, const Ast& ast, std::size_t index) {
  const Line& line = ast.lines[index];
  if (line.comment.begin == line.span.begin + source.slice(line.span).find_first_not_of(blanks)) {
    const bool is_last = index + 1 == ast.lines.size();
    return {line.span.begin, is_last ? line.span.end : ast.lines[index + 1].span.begin};
  }
  const std::string_view before = source.slice({line.span.begin, line.comment.begin});
  const auto end = static_cast<std::uint32_t>(before.find_last_not_of(blanks) + 1);
  return {line.span.begin + end, line.comment.end};
}

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
  // From the last line to the first, each comment learns what move comes next; they are read in the order of the text.
  struct Asked {
    std::size_t line;
    text::Span target;
  };
  std::vector<Asked> asked;
  text::Span next_move{ast.span.end, ast.span.end};
  for (std::size_t i = ast.lines.size(); i > 0; --i) {
    const Line& line = ast.lines[i - 1];
    const bool is_shared = i < ast.lines.size() && ast.lines[i].is_run_on;
    if (line.has_move()) next_move = is_shared ? text::cover(line.span, next_move) : line.span;
    if (line.comment.empty() || !diagnostics::is_suppression(text_of(source, line))) continue;
    asked.push_back({i - 1, next_move});
  }
  const auto first_move =
      std::find_if(ast.lines.begin(), ast.lines.end(), [](const Line& line) { return line.has_move(); });
  for (auto it = asked.rbegin(); it != asked.rend(); ++it) {
    const Line& line = ast.lines[it->line];
    diagnostics::Comment comment;
    comment.text = text_of(source, line);
    comment.begin = line.comment.begin + 1;
    comment.whole = whole_of(source, ast, it->line);
    comment.target = it->target;
    comment.before_first_record = it->line < static_cast<std::size_t>(first_move - ast.lines.begin());
    reporter.read_comment(comment);
  }
}

}  // namespace plyglot::hive::thehive
