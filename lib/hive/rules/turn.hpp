#pragma once
// What the side to move can do with the pieces on the board (H9 to H27).

#include "hive/rules/movements_by_kind.hpp"
#include "hive/rules/throws.hpp"

namespace plyglot::hive {

// H9: the side to move has its queen on the board, or none at all.
inline bool may_move_pieces(const GameState& state) { return !holds(state.hand(), queen_of(state.to_move())); }

// Worked out once for a position in which pieces may be moved (H9), for all of them or for some.
class Turn {
 public:
  explicit Turn(const GameState& state, PieceSet asked = ~PieceSet{0}) : Turn(state, asked, state.stunned()) {}
  // As it would be if that piece were the stunned one.
  Turn(const GameState& state, PieceSet asked, PieceIndex stunned);

  // Own pieces that may move by themselves: top pieces that are neither stunned (H10) nor pinned (H11).
  PieceSet movers() const { return movers_; }
  // Pieces of both sides that some thrower can take up.
  PieceSet targets() const { return plans_[0].targets | plans_[1].targets; }

  // Where the piece can go, by itself or thrown; a movement and a throw to one spot are one move (hive-rules 3).
  SpotSet destinations(PieceIndex piece) const;
  // Whether `to` is one of them.
  bool leads(PieceIndex piece, Spot to) const;
  std::size_t count_destinations(PieceIndex piece) const;

 private:
  void add_destinations(PieceIndex piece, SpotSet& to) const;

  const GameState& state_;
  PieceSet movers_ = 0;
  // A side has at most two throwers: its pillbug and its mosquito. A plan that is not used has no targets.
  std::array<ThrowPlan, 2> plans_{};
};

}  // namespace plyglot::hive
