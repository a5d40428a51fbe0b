#include "hopgi/notations/diagram/suppressions.hpp"

#include "diagnostics/suppression_syntax.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using text::Span;

// From its start to behind its end: of a blank that stayed, a blank line would be made, which ends the diagram.
Span whole_line(const text::Source& source, Span comment) {
  const std::size_t before = source.text.rfind('\n', comment.begin - source.base);
  const std::size_t end = source.text.find('\n', comment.end - source.base);
  const auto at = [&source](std::size_t index) { return source.base + static_cast<std::uint32_t>(index); };
  return {before == std::string_view::npos ? source.base : at(before + 1),
          end == std::string_view::npos ? source.span().end : at(end + 1)};
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
