#pragma once
// The pillbug's throws (hive-rules 4.5).

#include "hive/rules/game_state.hpp"
#include "hive/rules/steps.hpp"

namespace plyglot::hive {

// H23, without a look at who is stunned: the side's pieces that are alone in their cell and are a pillbug, or a
// mosquito beside a cell that shows one.
PieceSet pillbug_powers(const GameState& state, Colour side);
// H23: those of them that can throw in this turn, if that piece is the stunned one.
PieceSet throwers(const GameState& state, Colour side, PieceIndex stunned);
inline PieceSet throwers(const GameState& state, Colour side) { return throwers(state, side, state.stunned()); }

// H25: the directions in which the gate between the thrower's cell and a neighbour lets a piece through above it.
DirectionSet open_above(const GameState& state, Spot thrower);

// What one thrower can do, whichever piece it throws.
struct ThrowPlan {
  Spot thrower = 0;
  // H24 and the first step of H25: the neighbours it can take up, but for H11.
  PieceSet targets = 0;
  // The second step of H25: where it can put them.
  DirectionSet exits = 0;
};
ThrowPlan plan_throws(const GameState& state, PieceIndex thrower, PieceIndex stunned);
inline ThrowPlan plan_throws(const GameState& state, PieceIndex thrower) {
  return plan_throws(state, thrower, state.stunned());
}

}  // namespace plyglot::hive
