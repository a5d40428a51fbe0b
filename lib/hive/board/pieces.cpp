#include "hive/board/pieces.hpp"

namespace plyglot::hive {

std::string name_of(PieceIndex piece) {
  const PieceFacts facts = facts_of(piece);
  std::string name = {colour_of(piece) == Colour::white ? 'w' : 'b', letter_of(facts.kind)};
  const bool is_unique = find_piece(colour_of(piece), facts.kind, 2) == no_piece;
  if (!is_unique) name += static_cast<char>('0' + facts.number);
  return name;
}

std::string name_of(GameType type) {
  std::string name = "Base";
  if (!(type == GameType{})) name += '+';
  if (type.has_mosquito) name += 'M';
  if (type.has_ladybug) name += 'L';
  if (type.has_pillbug) name += 'P';
  return name;
}

std::optional<GameType> game_type_named(std::string_view name) {
  for (const GameType type : game_types) {
    if (name_of(type) == name) return type;
  }
  return std::nullopt;
}

}  // namespace plyglot::hive
