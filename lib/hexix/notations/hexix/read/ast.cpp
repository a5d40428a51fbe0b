#include "hexix/notations/hexix/read/ast.hpp"

#include "syntax/renew.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hexix {
namespace {

class AstText {
 public:
  AstText(const Ast& ast, const text::Source& source, std::string& out) : ast_(ast), source_(source), out_(out) {}

  void append() {
    text::append(out_, "record {}..{}\n", ast_.span.begin, ast_.span.end);
    if (ast_.position) {
      append_span(ast_.position->position ? "  position" : "  position that cannot be read", ast_.position->span);
    }
    for (const LineNode& line : ast_.lines) append_line(line);
  }

 private:
  void append_line(const LineNode& line) {
    constexpr std::string_view names[] = {"  blank", "  comment", "  header", "  divider", "  row", "  remark"};
    const bool is_comment = line.kind == LineKind::comment;
    append_span(names[static_cast<std::size_t>(line.kind)], is_comment ? line.comment : line.content);
    if (line.kind == LineKind::row) append_row(ast_.rows[line.row]);
    if (!is_comment && !line.comment.empty()) append_span("    comment", line.comment);
  }

  void append_row(const RowNode& row) {
    if (row.number) append_span("    number", text::cover(row.number->digits(), row.number->dots()));
    if (row.blue() != nullptr) append_item("blue", *row.blue());
    if (row.red() != nullptr) append_item("red", *row.red());
    if (!row.surplus.empty()) append_span("    surplus", row.surplus);
  }

  void append_item(std::string_view side, const ItemNode& item) {
    text::append(out_, "    {}\n", side);
    if (!item.dots.empty()) append_span("      dots", item.dots);
    if (item.has_move) append_move(item.move);
  }

  void append_move(const MoveNode& move) {
    constexpr std::string_view names[] = {"      place", "      increment", "      capture", "      cell alone",
                                          "      not readable"};
    append_span(names[static_cast<std::size_t>(move.form)], move.span());
    if (move.form == MoveForm::unreadable) return;
    append_cell(move.cell());
    if (move.form == MoveForm::capture) append_cell(move.target());
    if (!move.value().empty()) append_span("        number", move.value());
    if (!move.suffix_span().empty()) append_span("        suffix", move.suffix_span());
  }

  void append_cell(const CellNode& node) { append_span(node.cell ? "        cell" : "        no cell", node.span); }

  void append_span(std::string_view name, text::Span span) {
    text::append(out_, "{} {}..{}", name, span.begin, span.end);
    if (!span.empty()) text::append(out_, " {}", text::quote(source_.slice(span)));
    out_ += '\n';
  }

  const Ast& ast_;
  const text::Source& source_;
  std::string& out_;
};

}  // namespace

void Ast::clear() { syntax::renew(*this, &Ast::lines, &Ast::rows); }

void append_ast(const Ast& ast, const text::Source& source, std::string& out) { AstText(ast, source, out).append(); }

}  // namespace plyglot::hexix
