#include "hive/notations/uhp/ast.hpp"

#include "syntax/renew.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::uhp {
namespace {

std::string_view form_name(FieldForm form) {
  constexpr std::string_view names[] = {"", " bad", " empty", " missing"};
  return names[static_cast<std::size_t>(form)];
}

void append_field(std::string_view name, const Field& field, const text::Source& source, std::string& out) {
  text::append(out, "  {}{} {}..{}", name, form_name(field.form), field.span.begin, field.span.end);
  if (!field.span.empty()) text::append(out, " {}", text::quote(source.slice(field.span)));
  out += '\n';
}

void append_move(const WrittenMove& move, const text::Source& source, std::string& out) {
  text::append(out, "  {} {}..{} {}\n", move.is_pass ? "pass" : "move", move.span.begin, move.span.end,
               text::quote(source.slice(move.span)));
  if (!move.is_readable) {
    out += "    not readable\n";
    return;
  }
  if (move.is_pass) return;
  text::append(out, "    piece {} {}..{}\n", hive::name_of(move.piece), move.piece_span.begin, move.piece_span.end);
  if (!move.has_reference) return;
  text::append(out, "    reference {} {}..{}\n", hive::name_of(move.reference), move.reference_span.begin,
               move.reference_span.end);
  if (move.direction) text::append(out, "    direction {}\n", *move.direction);
}

}  // namespace

void Ast::clear() { syntax::renew(*this, &Ast::moves); }

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  text::append(out, "game string {}..{}\n", ast.span.begin, ast.span.end);
  if (!ast.has_header) out += "  without header\n";
  if (ast.has_header) {
    append_field("game type", ast.type, source, out);
    append_field("state", ast.state, source, out);
    append_field("turn", ast.turn, source, out);
  }
  for (const WrittenMove& move : ast.moves) append_move(move, source, out);
}

}  // namespace plyglot::hive::uhp
