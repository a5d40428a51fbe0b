#pragma once
// Which plies can have been made where none was recorded (hexix R5).

#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/rules/legal_moves.hpp"

#include <vector>

namespace plyglot::hexix {

struct SkippedPlies {
  // The legal plies of the side to move that do not end the game and after which the next move is legal.
  std::vector<Move> fitting;
  // How many legal plies there are in all.
  std::size_t legal = 0;
};

// `next` must be readable.
SkippedPlies skipped_plies(const State& state, const MoveNode& next, const RuleOptions& options);

}  // namespace plyglot::hexix
