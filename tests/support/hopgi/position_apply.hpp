#pragma once
// What a difference of positions leads to.

#include "hopgi/diff/position_diff.hpp"

namespace plyglot::test {

// B, if `diff` is the difference from `a` to it.
inline hopgi::Position applied(const hopgi::Position& a, const hopgi::PositionDiff& diff) {
  hopgi::Position result = a;
  for (const hopgi::StandingPiece& removed : diff.removed) result.pieces[removed.square].reset();
  for (const hopgi::MovedPiece& moved : diff.moved) result.pieces[moved.from].reset();
  for (const hopgi::StandingPiece& added : diff.added) result.pieces[added.square] = added.piece;
  for (const hopgi::MovedPiece& moved : diff.moved) result.pieces[moved.to] = moved.piece;
  for (const hopgi::HandChange& change : diff.hands) {
    result.hands[static_cast<std::size_t>(change.side)].of(change.kind) = change.count.of_b;
  }
  result.to_move = diff.to_move.of_b;
  result.clock = diff.clock.of_b;
  result.turn_number = diff.turn_number.of_b;
  return result;
}

}  // namespace plyglot::test
