#include "hopgi/notations/diagram/suppressions.hpp"

#include "notation/suppressions.hpp"

namespace plyglot::hopgi::diagram {

void read_suppressions(const notation::ReadContext& context, const Ast& ast) {
  // A CR of its own is a blank (hopgi 3.3).
  notation::SuppressionReader comments(context.source,
                                       [](char byte) { return byte == ' ' || byte == '\t' || byte == '\r'; });
  for (const Part& part : ast.parts) {
    if (part.kind == PartKind::comment) comments.add_line_comment(part.span, 2);
  }
  if (comments.is_empty()) return;
  for (const Part& part : ast.parts) {
    if (part.kind != PartKind::comment) comments.add_item(part.span);
  }
  // The comments before a diagram are units of their own.
  comments.read(ast.span.end, 0, context.reporter);
}

}  // namespace plyglot::hopgi::diagram
