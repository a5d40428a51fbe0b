#include "hopgi/reading/fen/ast.hpp"

#include "syntax/renew.hpp"
#include "syntax/span_line.hpp"

namespace plyglot::hopgi::fen {
namespace {

using syntax::append_span_line;

constexpr std::array<std::string_view, 5> item_names = {"piece", "empties", "hole", "bad-promoted", "bad-chars"};
constexpr std::array<std::string_view, 4> hand_names = {"no-hand", "hand", "hand-as-rank", "unclosed-hand"};
constexpr std::array<std::string_view, field_kinds> field_names = {"side", "castling", "en-passant", "clock",
                                                                   "turn-number"};

}  // namespace

void Ast::clear() { syntax::renew(*this, &Ast::ranks, &Ast::items, &Ast::fields); }

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  append_span_line(0, "fen", ast.span, source, out);
  append_span_line(1, "board", ast.board, source, out);
  for (const RankNode& rank : ast.ranks) {
    append_span_line(2, "rank", rank.span, source, out);
    for (std::size_t i = rank.first; i < rank.end; ++i) {
      const Item& item = ast.items[i];
      append_span_line(3, item_names[static_cast<std::size_t>(item.kind)], item.span, source, out);
    }
  }
  append_span_line(1, hand_names[static_cast<std::size_t>(ast.hand.form)], ast.hand.span, source, out);
  for (std::size_t i = 0; i < ast.fields.size(); ++i) {
    append_span_line(1, field_names[i], ast.fields[i].span, source, out);
  }
  if (!ast.extra.empty()) append_span_line(1, "extra", ast.extra, source, out);
}

}  // namespace plyglot::hopgi::fen
