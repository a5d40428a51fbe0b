#include "hopgi/fen/ast_text.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hopgi::fen {
namespace {

constexpr std::array<std::string_view, 5> item_names = {"piece", "empties", "hole", "bad-promoted", "bad-char"};
constexpr std::array<std::string_view, 4> hand_names = {"no-hand", "hand", "hand-as-rank", "unclosed-hand"};
constexpr std::array<std::string_view, field_kinds> field_names = {"side", "castling", "en-passant", "clock",
                                                                   "turn-number"};

void append_line(std::size_t depth, std::string_view name, text::Span span, const text::Source& source,
                 std::string& out) {
  out.append(2 * depth, ' ');
  text::append(out, "{} {}..{} ", name, span.begin, span.end);
  text::append_json_string(out, source.slice(span));
  out += '\n';
}

}  // namespace

void append_ast(const Ast& ast, const text::Source& source, std::string& out) {
  append_line(0, "fen", ast.span, source, out);
  append_line(1, "board", ast.board, source, out);
  for (const RankNode& rank : ast.ranks) {
    append_line(2, "rank", rank.span, source, out);
    for (std::size_t i = rank.first; i < rank.end; ++i) {
      const Item& item = ast.items[i];
      append_line(3, item_names[static_cast<std::size_t>(item.kind)], item.span, source, out);
    }
  }
  append_line(1, hand_names[static_cast<std::size_t>(ast.hand.form)], ast.hand.span, source, out);
  for (std::size_t i = 0; i < ast.fields.size(); ++i) {
    append_line(1, field_names[i], ast.fields[i].span, source, out);
  }
  if (!ast.extra.empty()) append_line(1, "extra", ast.extra, source, out);
}

}  // namespace plyglot::hopgi::fen
