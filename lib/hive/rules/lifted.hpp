#pragma once
// The board while a piece is in the air: "lifted" in hive-rules 2.

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// Looks at a state as if the top piece of one spot were not there.
class Lifted {
 public:
  Lifted(const GameState& state, PieceIndex piece)
      : state_(state), start_(state.spot(piece)), is_alone_(state.height(start_) == 1) {}

  const GameState& state() const { return state_; }
  Spot start() const { return start_; }
  // Whether the piece left an empty cell.
  bool is_alone() const { return is_alone_; }

  unsigned height(Spot spot) const { return state_.height(spot) - unsigned{spot == start_}; }
  DirectionSet occupied_beside(Spot spot) const {
    const DirectionSet occupied = state_.occupied_beside(spot);
    return is_alone_ ? static_cast<DirectionSet>(occupied & ~towards(spot, start_)) : occupied;
  }

 private:
  const GameState& state_;
  Spot start_;
  bool is_alone_;
};

}  // namespace plyglot::hive
