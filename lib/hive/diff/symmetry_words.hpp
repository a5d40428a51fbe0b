#pragma once
// Turns and mirror images in words, for headlines of comparisons.

#include <cstdint>
#include <string>

namespace plyglot::hive {

// `60 degrees clockwise`. At least one sixth, at most five.
std::string turn_in_words(std::uint8_t sixths_clockwise);

// `left and right exchanged`; the turn follows the mirror image in the line from west to east.
std::string mirror_in_words(std::uint8_t sixths_clockwise);

}  // namespace plyglot::hive
