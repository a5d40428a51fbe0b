#pragma once
// What a player sees of a position, as far as its keys may tell positions apart.

#include <plyglot/game.hpp>

#include <cstdint>
#include <vector>

namespace plyglot::test {

// Two positions of one game that differ in the board, or in what may be played there, have other images.
struct PositionImages {
  // The same for turned and moved boards; and for mirror images too.
  std::vector<std::int32_t> turned;
  std::vector<std::int32_t> mirrored;
};

// Pieces of a kind, systems of Homeworlds and its seats have no names here. `moves` are those of the game as it is. Of
// Homeworlds an image does not say whose home a system is.
PositionImages position_images(const toolchain::Game& game, const std::vector<toolchain::LegalMove>& moves);

}  // namespace plyglot::test
