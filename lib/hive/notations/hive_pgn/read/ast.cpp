#include "hive/notations/hive_pgn/read/ast.hpp"

#include "syntax/renew.hpp"
#include "syntax/span_line.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

using syntax::append_span_line;

void append_ply(const Ast& ast, const PlyLine& ply, const text::Source& source, std::string& out) {
  append_span_line(1, "ply", ply.move_text, source, out);
  if (!ply.digits.empty()) append_span_line(2, "number", ply.digits, source, out);
  for (std::uint32_t i = 0; i < ply.moves; ++i) {
    const WrittenMove& move = ast.moves[ply.first_move + i];
    append_span_line(2, !move.is_readable ? "no-move" : move.is_pass ? "pass" : "move", move.span, source, out);
    if (!move.is_readable || move.is_pass) continue;
    append_span_line(3, "piece", move.piece_span, source, out);
    if (move.has_reference) append_span_line(3, "reference", move.reference_span, source, out);
  }
}

}  // namespace

void Ast::clear() {
  syntax::renew(*this, &Ast::tags, &Ast::bad_tags, &Ast::plies, &Ast::moves, &Ast::comments, &Ast::parentheses,
                &Ast::strays);
}

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  append_span_line(0, ast.is_utf16 ? "utf-16" : "hive-pgn", ast.span, source, out);
  for (const TagLine& tag : ast.tags) {
    append_span_line(1, "tag", tag.tag, source, out);
    append_span_line(2, "key", tag.key, source, out);
    append_span_line(2, "value", tag.value, source, out);
  }
  for (const BadTag& bad : ast.bad_tags) append_span_line(1, "no-tag", bad.tag, source, out);
  for (const PlyLine& ply : ast.plies) append_ply(ast, ply, source, out);
  for (const Comment& comment : ast.comments) {
    append_span_line(1, comment.is_closed ? "comment" : "unclosed-comment", comment.text, source, out);
    if (!comment.ignored.empty()) append_span_line(2, "ignored", comment.ignored, source, out);
  }
  for (const Parenthesis& each : ast.parentheses) {
    append_span_line(1, each.opens ? "variation" : "variation-end", each.span, source, out);
  }
  if (ast.result) append_span_line(1, "result", ast.result->value, source, out);
  for (const text::Span stray : ast.strays) append_span_line(1, "stray", stray, source, out);
}

}  // namespace plyglot::hive::hive_pgn
