#include "hopgi/reading/fen/ast_builder.hpp"

#include "hopgi/board/fen_text.hpp"

namespace plyglot::hopgi::fen {

using text::Span;

void AstBuilder::finish() {
  if (ast_.hand.form == HandForm::none) ast_.hand.span = ast_.hand.letters = {ast_.board.end, ast_.board.end};
  ast_.first_field = {ast_.board.begin, ast_.hand.span.end};
}

void AstBuilder::add_item(ItemKind kind, bool has_odd_spelling, Span span) {
  Item item;
  item.kind = kind;
  item.has_odd_spelling = has_odd_spelling;
  item.span = span;
  ast_.items.push_back(item);
}

void AstBuilder::add_gap(Span digit) {
  add_item(ItemKind::empties, false, digit);
  ast_.items.back().squares = static_cast<std::uint8_t>(source_.slice(digit)[0] - '0');
}

void AstBuilder::add_bad_char(Span span) {
  std::vector<Item>& items = ast_.items;
  const bool goes_on = items.size() > first_of_rank_ && items.back().kind == ItemKind::bad_chars;
  if (!goes_on) return add_item(ItemKind::bad_chars, false, span);
  items.back().span.end = span.end;
  ++items.back().squares;
}

void AstBuilder::add_piece(bool has_odd_spelling, Span span) {
  add_item(ItemKind::piece, has_odd_spelling, span);
  const std::string_view written = source_.slice(span);
  Piece piece = *piece_of_letter(written.back());
  if (written.front() == '+') piece.kind = promoted(piece.kind);
  ast_.items.back().piece = piece;
}

void AstBuilder::end_rank(Span span) {
  RankNode rank;
  rank.span = span;
  rank.first = first_of_rank_;
  rank.end = ast_.items.size();
  for (std::size_t i = rank.first; i < rank.end; ++i) rank.squares += ast_.items[i].squares;
  ast_.ranks.push_back(rank);
  first_of_rank_ = rank.end;
}

void AstBuilder::set_hand(HandForm form, Span span) {
  ast_.hand.form = form;
  ast_.hand.span = span;
  const std::uint32_t closing = form == HandForm::brackets ? 1 : 0;
  ast_.hand.letters = {span.begin + 1, span.end - closing};
}

}  // namespace plyglot::hopgi::fen
