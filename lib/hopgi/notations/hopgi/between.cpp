#include "hopgi/notations/hopgi/between.hpp"

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/check/suppressions.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"

namespace plyglot::hopgi::record {

void read_between(const notation::ReadContext& context, const notation::Unit& unit) {
  Ast ast;
  const Scope scope(context, ast, unit.whole);
  if (unit.kind == notation::UnitKind::blank) return find_in_bytes(scope);
  ParseScratch scratch;
  build_ast(context.source, unit.content, scratch, ast);
  find_all(scope);
  read_suppressions(scope);
}

void print_between(const text::Source& source, const notation::Unit& unit, std::string& out) {
  ParseScratch scratch;
  Ast ast;
  build_ast(source, unit.content, scratch, ast);
  std::string_view line_end;
  for (const CommentNode& comment : ast.comments) {
    out += line_end;
    out += source.slice(comment.span);
    line_end = "\n";
  }
}

}  // namespace plyglot::hopgi::record
