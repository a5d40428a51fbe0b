#include "hive/search/what_counts.hpp"

#include "hive/rules/throws.hpp"

#include <algorithm>

namespace plyglot::hive {

PieceIndex restricting_stun(const GameState& state) {
  const PieceIndex stunned = state.stunned();
  if (stunned == no_piece || colour_of(stunned) == state.to_move()) return stunned;
  const bool may_be_thrown =
      holds(state.alone(), stunned) && (state.ground_beside(stunned) & pillbug_powers(state, state.to_move())) != 0;
  return may_be_thrown ? stunned : no_piece;
}

unsigned queen_turns(const GameState& state) {
  // From the fourth on the queen is due.
  constexpr std::uint32_t last_that_counts = 4;
  constexpr unsigned turns = 8;
  const std::uint32_t own = state.turn();
  const std::uint32_t others = state.plies() - (own - 1) + 1;
  const auto counted = [&](Colour side, std::uint32_t turn) {
    return holds(state.hand(), queen_of(side)) ? static_cast<unsigned>(std::min(turn, last_that_counts)) : 0U;
  };
  return counted(state.to_move(), own) * turns + counted(other(state.to_move()), others);
}

}  // namespace plyglot::hive
