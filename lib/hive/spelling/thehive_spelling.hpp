#pragma once
// How the notation names pieces and places (hive-notations N2 and N11): `wQ1`, `*|bA1`.

#include "hive/spelling/spelling.hpp"

namespace plyglot::hive::thehive {

// hive-notations 6: whether the mosquito, the ladybug and the pillbug are in the game.
enum class Pieces : std::uint8_t { base, mlp };

// By the direction in which the moving piece lies from the other one; the last is on top of it. The slashes are those
// of the touched face, and so the mirror image of UHP's.
inline constexpr std::array<std::string_view, board::directions + 1> contacts = {"*\\", "*|", "*/", "\\*",
                                                                                 "|*",  "/*", "=*"};
inline constexpr std::size_t on_top = board::directions;

extern const Spelling spelling;

}  // namespace plyglot::hive::thehive
