#pragma once

#include <cstdint>

namespace plyglot::hive::thehive {

// hive-notations 6: whether the mosquito, the ladybug and the pillbug are in the game.
enum class Pieces : std::uint8_t { base, mlp };

}  // namespace plyglot::hive::thehive
