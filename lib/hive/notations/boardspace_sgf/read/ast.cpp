#include "hive/notations/boardspace_sgf/read/ast.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"
#include "syntax/renew.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

// In the order of Command.
constexpr std::string_view command_names[] = {"start",        "pick",    "pickb",     "put",        "put-and-done",
                                              "pass",         "done",    "resign",    "offer-draw", "accept-draw",
                                              "decline-draw", "unknown", "unreadable"};

}  // namespace

void Ast::clear() { syntax::renew(*this, &Ast::headers, &Ast::actions, &Ast::unreadable); }

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  const auto append_line = [&](std::size_t depth, std::string_view name, text::Span span) {
    out.append(2 * depth, ' ');
    text::append(out, "{} {}..{} ", name, span.begin, span.end);
    text::append_json_string(out, decoded(source.slice(span), ast.is_latin1));
    out += '\n';
  };
  text::append(out, "boardspace-sgf {}..{}\n", ast.span.begin, ast.span.end);
  for (const Header& header : ast.headers) append_line(1, "header", header.span);
  for (const Action& action : ast.actions) {
    text::append(out, "  {} ", player_name(action.player));
    append_line(0, command_names[static_cast<std::size_t>(action.command)], action.span);
    if (!action.piece.span.empty()) append_line(2, "piece", action.piece.span);
    if (!action.place.empty()) append_line(2, "place", action.place);
    if (!action.reference.span.empty()) append_line(2, "reference", action.reference.span);
  }
}

}  // namespace plyglot::hive::boardspace_sgf
