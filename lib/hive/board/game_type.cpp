#include "hive/board/game_type.hpp"

namespace plyglot::hive {

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
