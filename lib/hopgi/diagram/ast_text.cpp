#include "hopgi/diagram/ast_text.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

#include <array>

namespace plyglot::hopgi::diagram {
namespace {

constexpr std::array<std::string_view, 7> part_names = {"border", "rank",    "files",   "turn",
                                                        "hand",   "comment", "bad-line"};

void append_line(std::size_t depth, std::string_view name, text::Span span, const text::Source& source,
                 std::string& out) {
  out.append(2 * depth, ' ');
  text::append(out, "{} {}..{} ", name, span.begin, span.end);
  text::append_json_string(out, source.slice(span));
  out += '\n';
}

}  // namespace

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  text::append(out, "diagram {}..{}\n", ast.span.begin, ast.span.end);
  for (const Part& part : ast.parts) {
    append_line(1, part_names[static_cast<std::size_t>(part.kind)], part.span, source, out);
    for (std::size_t i = part.first_cell; i < part.end_cell; ++i) {
      append_line(2, "cell", ast.cells[i].whole, source, out);
    }
    if (!part.value.empty()) append_line(2, "value", part.value, source, out);
  }
}

}  // namespace plyglot::hopgi::diagram
