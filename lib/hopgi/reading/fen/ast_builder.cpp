#include "hopgi/reading/fen/ast_builder.hpp"

#include "hopgi/board/fen_text.hpp"

namespace plyglot::hopgi::fen {

using text::Span;

void AstBuilder::take(const syntax::Node& node) {
  switch (kind_of(node)) {
    case NodeKind::text:
    case NodeKind::fen:
      return;
    case NodeKind::board:
    case NodeKind::odd_board:
      ast_.board = node.span;
      return;
    case NodeKind::full_rank:
    case NodeKind::rank_5:
    case NodeKind::rank_2:
    case NodeKind::rank_1:
    case NodeKind::odd_rank:
      return end_rank(node.span);
    case NodeKind::piece:
    case NodeKind::promoted:
      return add_piece(node.span, false);
    case NodeKind::odd_piece:
      return add_piece(node.span, true);
    case NodeKind::gap_1:
    case NodeKind::gap_2:
    case NodeKind::gap_3:
    case NodeKind::gap_4:
    case NodeKind::gap_5:
    case NodeKind::gap_6:
    case NodeKind::gap_7:
    case NodeKind::empties:
      add_item(ItemKind::empties, node.span);
      ast_.items.back().squares = static_cast<std::uint8_t>(source_.slice(node.span)[0] - '0');
      return;
    case NodeKind::hole:
      return add_item(ItemKind::hole, node.span);
    case NodeKind::odd_hole:
      return add_item(ItemKind::hole, node.span, true);
    case NodeKind::bad_promoted:
      return add_item(ItemKind::bad_promoted, node.span);
    case NodeKind::bad_char:
      return add_bad_char(node.span);
    case NodeKind::hand:
    case NodeKind::odd_hand:
      return set_hand(HandForm::brackets, node.span);
    case NodeKind::unclosed_hand:
      return set_hand(HandForm::unclosed, node.span);
    case NodeKind::rank_hand:
      return set_hand(HandForm::rank, node.span);
    case NodeKind::side:
    case NodeKind::castling:
    case NodeKind::en_passant:
    case NodeKind::clock:
    case NodeKind::turn_number:
      ast_.fields.push_back({node.span, true});
      return;
    case NodeKind::bad_side:
    case NodeKind::bad_castling:
    case NodeKind::bad_en_passant:
    case NodeKind::bad_clock:
    case NodeKind::bad_turn_number:
      ast_.fields.push_back({node.span, false});
      return;
    case NodeKind::extra:
      ast_.extra = node.span;
      return;
  }
}

void AstBuilder::finish() {
  if (ast_.hand.form == HandForm::none) ast_.hand.span = ast_.hand.letters = {ast_.board.end, ast_.board.end};
  ast_.first_field = {ast_.board.begin, ast_.hand.span.end};
}

void AstBuilder::add_item(ItemKind kind, Span span, bool has_odd_spelling) {
  Item item;
  item.kind = kind;
  item.has_odd_spelling = has_odd_spelling;
  item.span = span;
  ast_.items.push_back(item);
}

void AstBuilder::add_bad_char(Span span) {
  std::vector<Item>& items = ast_.items;
  const bool goes_on = items.size() > first_of_rank_ && items.back().kind == ItemKind::bad_chars;
  if (!goes_on) return add_item(ItemKind::bad_chars, span);
  items.back().span.end = span.end;
  ++items.back().squares;
}

void AstBuilder::add_piece(Span span, bool has_odd_spelling) {
  add_item(ItemKind::piece, span, has_odd_spelling);
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
