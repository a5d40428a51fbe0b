#include "hive/notations/thehive/read/ast.hpp"

#include "syntax/renew.hpp"
#include "syntax/span_line.hpp"

namespace plyglot::hive::thehive {
namespace {

constexpr std::string_view form_names[] = {"none", "pass", "move", "uhp-move", "bad-contact-move", "bad-move"};

void append_part(std::size_t depth, std::string_view name, text::Span span, const text::Source& source,
                 std::string& out) {
  if (!span.empty()) syntax::append_span_line(depth, name, span, source, out);
}

}  // namespace

void Ast::clear() { syntax::renew(*this, &Ast::lines); }

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  syntax::append_span_line(0, "file", ast.span, source, out);
  for (const Line& line : ast.lines) {
    append_part(1, "number", line.number, source, out);
    append_part(1, form_names[static_cast<std::size_t>(line.form)], line.move, source, out);
    append_part(2, "piece", line.piece.span, source, out);
    append_part(2, "contact", line.contact, source, out);
    append_part(2, "target", line.target.span, source, out);
    append_part(1, "comment", line.comment, source, out);
  }
}

}  // namespace plyglot::hive::thehive
