#pragma once
// The move that a strategy chooses.

#include "plyglot/uhp/uhp_options.hpp"

#include <plyglot/game.hpp>

#include <chrono>
#include <optional>

namespace plyglot::tool {

// How long, or how far, `search` looks ahead; the other strategies need no time.
struct Effort {
  std::optional<std::uint32_t> depth;
  std::optional<std::chrono::milliseconds> time;
};

// In UHP. The game is one of Hive that is not over.
std::string chosen_move(const toolchain::Game& game, const UhpOptions& options, const Effort& effort);

}  // namespace plyglot::tool
