#include "hopgi/notations/diagram/ast.hpp"

#include "syntax/renew.hpp"
#include "syntax/span_line.hpp"
#include "text/format.hpp"

#include <array>

namespace plyglot::hopgi::diagram {
namespace {

using syntax::append_span_line;

constexpr std::array<std::string_view, 7> part_names = {"border", "rank",    "files",   "turn",
                                                        "hand",   "comment", "bad-line"};

}  // namespace

void Ast::clear() { syntax::renew(*this, &Ast::parts, &Ast::cells); }

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  text::append(out, "diagram {}..{}\n", ast.span.begin, ast.span.end);
  for (const Part& part : ast.parts) {
    append_span_line(1, part_names[static_cast<std::size_t>(part.kind)], part.span, source, out);
    for (std::size_t i = part.first_cell; i < part.end_cell; ++i) {
      append_span_line(2, "cell", ast.cells[i].whole, source, out);
    }
    if (!part.value.empty()) append_span_line(2, "value", part.value, source, out);
  }
}

}  // namespace plyglot::hopgi::diagram
