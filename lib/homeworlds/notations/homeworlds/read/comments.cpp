#include "homeworlds/notations/homeworlds/read/comments.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/dialect.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

std::uint32_t line_begin(const text::Source& source, std::uint32_t offset) {
  const std::string_view before = source.text.substr(0, offset - source.base);
  return source.base + static_cast<std::uint32_t>(before.find_last_of("\r\n") + 1);
}

// The line of a comment behind something; the turn below one that stands alone, with its number.
text::Span target_of(const text::Source& source, const Ast& ast, const CommentNode& comment) {
  if (!comment.stands_alone) return {line_begin(source, comment.span.begin), comment.span.begin};
  const auto below =
      std::lower_bound(ast.turns.begin(), ast.turns.end(), comment.span.end,
                       [](const TurnNode& turn, std::uint32_t offset) { return turn.span.begin < offset; });
  if (below == ast.turns.end()) return {ast.span.end, ast.span.end};
  return {line_begin(source, below->span.begin), below->span.end};
}

// What goes with it: the blanks in front of it, and if it stands alone its line.
text::Span whole_of(const text::Source& source, const CommentNode& comment) {
  if (comment.stands_alone) {
    const std::uint32_t begin = line_begin(source, comment.span.begin);
    return {begin, find_line_end(source, begin).next};
  }
  std::uint32_t begin = comment.span.begin;
  while (begin > source.base && is_blank(source.text[begin - source.base - 1])) --begin;
  return {begin, comment.span.end};
}

}  // namespace

void read_suppressions(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  if (form_of(ast.dialect).comments == CommentForm::none) return;
  const std::uint32_t first_turn = ast.turns.empty() ? ast.span.end : ast.turns.front().span.begin;
  for (const CommentNode& node : ast.comments) {
    if (node.sign_size != 1) continue;
    const std::string_view text = source.slice(node.span).substr(1);
    if (!diagnostics::is_suppression(text)) continue;
    diagnostics::Comment comment;
    comment.text = text;
    comment.begin = node.span.begin + 1;
    comment.whole = whole_of(source, node);
    comment.target = target_of(source, ast, node);
    comment.before_first_record = node.span.begin < first_turn;
    reporter.read_comment(comment);
  }
}

}  // namespace plyglot::homeworlds
