#pragma once
// How one position is laid upon another to compare them.

#include "board/hex.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// The rotations by the size of the turn, clockwise first.
inline constexpr std::array<std::uint8_t, 6> rotations_by_turn = {0, 1, 5, 2, 4, 3};

// A movement of the board that takes position A to position B: a mirror image or not, a rotation, a translation.
struct Alignment {
  board::Symmetry symmetry;
  // Added to the image under `symmetry`.
  Cell translation;

  constexpr Cell to_b(Cell cell_of_a) const { return board::sum(board::image(cell_of_a, symmetry), translation); }
  constexpr Cell to_a(Cell cell_of_b) const {
    return board::image(board::difference(cell_of_b, translation), board::inverse(symmetry));
  }
};

// The alignment that leaves most bugs in place: same colour and kind in the same cell at the same level. Among equal
// ones, the first that differs decides: if all bugs are in place, so is the mark of the last move; no mirror image; the
// smaller turn, clockwise first; the centre of the hive moves least. So a mirror image is used only where
// it explains more than every rotation.
//
// Time and memory: twelve votes for each pair of bugs of one colour, kind and level.
Alignment best_alignment(const Position& a, const Position& b);

// Turns and mirror images in words, for headlines of comparisons.

// `60 degrees clockwise`. At least one sixth, at most five.
std::string turn_in_words(std::uint8_t sixths_clockwise);

// `left and right exchanged`; the turn follows the mirror image in the line from west to east.
std::string mirror_in_words(std::uint8_t sixths_clockwise);

}  // namespace plyglot::hive
