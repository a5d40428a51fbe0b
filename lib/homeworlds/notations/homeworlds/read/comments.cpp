#include "homeworlds/notations/homeworlds/read/comments.hpp"

#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/dialect.hpp"
#include "notation/suppressions.hpp"

namespace plyglot::homeworlds {

void read_suppressions(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  if (form_of(ast.dialect).comments == CommentForm::none) return;
  notation::SuppressionReader comments(source, is_blank);
  for (const CommentNode& comment : ast.comments) {
    if (comment.sign_size == 1) comments.add_line_comment(comment.span, 1);
  }
  if (comments.is_empty()) return;
  for (const TurnNode& turn : ast.turns) comments.add_item(turn.span);
  comments.read(ast.span.end, ast.turns.empty() ? ast.span.end : ast.turns.front().span.begin, reporter);
}

}  // namespace plyglot::homeworlds
