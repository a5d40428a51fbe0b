#include "hopgi/diagram/comments.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "notation/byte_findings.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using text::Span;

// From the start of its line.
Span whole_line(const text::Source& source, Span comment) {
  Span whole = notation::with_line_end(source, comment);
  while (whole.begin > source.base && source.text[whole.begin - source.base - 1] != '\n') --whole.begin;
  return whole;
}

Span part_behind(const Ast& ast, std::size_t& below, std::size_t index) {
  if (below <= index) below = index + 1;
  while (below < ast.parts.size() && ast.parts[below].kind == PartKind::comment) ++below;
  return below < ast.parts.size() ? ast.parts[below].span : Span{ast.span.end, ast.span.end};
}

}  // namespace

void read_suppressions(const notation::ReadContext& context, const Ast& ast) {
  // It only goes down, so that all comments cost one walk.
  std::size_t below = 0;
  for (std::size_t i = 0; i < ast.parts.size(); ++i) {
    const Part& part = ast.parts[i];
    if (part.kind != PartKind::comment) continue;
    constexpr std::uint32_t sign = 2;
    diagnostics::Comment comment;
    comment.text = context.source.slice(part.span).substr(sign);
    if (!diagnostics::is_suppression(comment.text)) continue;
    comment.begin = part.span.begin + sign;
    comment.whole = whole_line(context.source, part.span);
    comment.target = part_behind(ast, below, i);
    context.reporter.read_comment(comment);
  }
}

}  // namespace plyglot::hopgi::diagram
