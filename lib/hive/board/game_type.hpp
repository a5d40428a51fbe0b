#pragma once
// The eight published game types: the base game with any of three expansions (hive-rules 2).

#include "hive/board/pieces.hpp"

namespace plyglot::hive {

inline constexpr std::array<GameType, 8> game_types = {{{false, false, false},
                                                        {true, false, false},
                                                        {false, true, false},
                                                        {false, false, true},
                                                        {true, true, false},
                                                        {true, false, true},
                                                        {false, true, true},
                                                        {true, true, true}}};

// The pieces of both sides.
constexpr PieceSet pieces_of(GameType type) {
  PieceSet set = one_side | one_side << pieces_per_side;
  if (!type.has_mosquito) set &= ~pieces_of(BugKind::mosquito);
  if (!type.has_ladybug) set &= ~pieces_of(BugKind::ladybug);
  if (!type.has_pillbug) set &= ~pieces_of(BugKind::pillbug);
  return set;
}

// The smallest that has all the pieces of a set (hive-notations N8).
constexpr GameType smallest_type_with(PieceSet pieces) {
  return {(pieces & pieces_of(BugKind::mosquito)) != 0, (pieces & pieces_of(BugKind::ladybug)) != 0,
          (pieces & pieces_of(BugKind::pillbug)) != 0};
}

// With the expansions of both.
constexpr GameType joined(GameType a, GameType b) {
  return {a.has_mosquito || b.has_mosquito, a.has_ladybug || b.has_ladybug, a.has_pillbug || b.has_pillbug};
}

// By exactly the name that `name_of` gives.
std::optional<GameType> game_type_named(std::string_view name);

}  // namespace plyglot::hive
