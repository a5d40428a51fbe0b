#pragma once
// The costs of slips within a move (repair::Costs), in bytes of a typing error.

#include <cstddef>
#include <string_view>

namespace plyglot::hive {

struct SlipCosts {
  float sign = 1.0F;
  // Where the case tells whose a piece is.
  float other_case = 0.6F;
  float other_side_of_mark = 1.2F;
  float mirrored_mark = 1.5F;
  float swapped_arguments = 1.5F;
  float other_direction = 1.8F;
  float other_name = 2.2F;
  float other_destination = 3.5F;
  // What divides moves.
  float joint = 0.8F;
  // What is beside a move.
  float surroundings = 0.3F;
};
inline constexpr SlipCosts slip_costs;

// Longer words for a move are not looked at: `least_distance` (near_moves.cpp) can tell so many bytes apart.
inline constexpr std::size_t longest_words = 32;

// What divides two moves on a line.
inline constexpr std::string_view between_moves = " \t,;|.";

}  // namespace plyglot::hive
