#include "hive/notations/hop/read/ast.hpp"

#include "syntax/span_line.hpp"

namespace plyglot::hive::hop {
namespace {

using syntax::append_span_line;

constexpr std::string_view item_names[] = {"letter",    "turn",   "mark", "stack", "stack-without-letter",
                                           "branch",    "number", "open", "close", "unmatched-close",
                                           "unexpected"};

constexpr std::string_view alias_names[] = {"literal-list", "base", "ultimate", "unknown-alias"};

void append_gametype(const Gametype& gametype, const text::Source& source, std::string& out) {
  append_span_line(1, "gametype", gametype.trimmed, source, out);
  append_span_line(2, alias_names[static_cast<std::size_t>(gametype.alias)], gametype.alias_span, source, out);
  for (const Token& token : gametype.tokens) {
    append_span_line(2, token.sign == 0 ? "token" : token.sign > 0 ? "added" : "removed", token.span, source, out);
  }
}

}  // namespace

void Ast::clear() {
  span = {};
  is_empty = false;
  if (gametype) {
    std::swap(spare_tokens, gametype->tokens);
    spare_tokens.clear();
    gametype.reset();
  }
  topology_field = {};
  topology = {};
  items.clear();
  is_read_whole = true;
  player = {};
}

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  append_span_line(0, "hop", ast.span, source, out);
  if (ast.is_empty) return;
  if (ast.gametype) append_gametype(*ast.gametype, source, out);
  append_span_line(1, "topology", ast.topology, source, out);
  std::size_t depth = 2;
  for (const Item& item : ast.items) {
    if (item.kind == ItemKind::close) --depth;
    append_span_line(depth, item_names[static_cast<std::size_t>(item.kind)], item.span, source, out);
    if (item.kind == ItemKind::open) ++depth;
  }
  append_span_line(1, "player", ast.player.trimmed, source, out);
}

}  // namespace plyglot::hive::hop
