#pragma once
// A move that can be played in a position, for people and for programs.

#include <array>
#include <cstdint>
#include <string>

namespace plyglot::board {

struct LegalMove {
  // As a text writes it.
  std::string words;
  // What it does, in numbers whose meaning is the game's (plyglot/game.hpp); 0 in the places that a game does not use.
  std::array<std::int32_t, 6> numbers{};
};

}  // namespace plyglot::board
