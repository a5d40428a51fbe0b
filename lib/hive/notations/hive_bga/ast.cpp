#include "hive/notations/hive_bga/ast.hpp"

#include "syntax/span_line.hpp"

namespace plyglot::hive::hive_bga {

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  syntax::append_span_line(0, "hive-bga", ast.span, source, out);
  for (const LogLine& line : ast.lines) {
    syntax::append_span_line(1, line.move ? "player" : "other", line.words, source, out);
    if (line.move) syntax::append_span_line(2, "move", ast.moves[*line.move].span, source, out);
  }
}

}  // namespace plyglot::hive::hive_bga
