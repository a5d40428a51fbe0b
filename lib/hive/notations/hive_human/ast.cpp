#include "hive/notations/hive_human/ast.hpp"

#include "syntax/span_line.hpp"

namespace plyglot::hive::hive_human {

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  constexpr std::string_view form_names[] = {"tag",     "no-tag",  "number",           "move",        "pass",
                                             "no-move", "comment", "unclosed-comment", "line-comment"};
  syntax::append_span_line(0, "hive-human", ast.span, source, out);
  for (const Item& item : ast.items) {
    syntax::append_span_line(1, form_names[static_cast<std::size_t>(item.form)], item.span, source, out);
  }
}

}  // namespace plyglot::hive::hive_human
