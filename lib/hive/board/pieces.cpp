#include "hive/board/pieces.hpp"

namespace plyglot::hive {

std::string name_of(PieceIndex piece) {
  const PieceFacts facts = facts_of(piece);
  std::string name = {colour_of(piece) == Colour::white ? 'w' : 'b', letter_of(facts.kind)};
  const bool is_unique = find_piece(colour_of(piece), facts.kind, 2) == no_piece;
  if (!is_unique) name += static_cast<char>('0' + facts.number);
  return name;
}

}  // namespace plyglot::hive
