#pragma once
// Single steps: the slide (H12) and the climb step (H13).

#include "hive/board/torus.hpp"
#include "hive/rules/game_state.hpp"

#include <bit>

namespace plyglot::hive {

// Where a piece can go: spots, each once.

// In the order of insertion, which does not touch the spots already there: one may walk through it while it grows.
class SpotSet {
 public:
  // The cells of a hive of 28 pieces and beside it: the first piece with its neighbours are 7, and each other piece,
  // put beside the hive, brings at most 5 more.
  static constexpr std::size_t most = 160;

  // One spot never gets in: a move does not end where it began (H14).
  explicit SpotSet(Spot start) : SpotSet(start, start) {}
  // Of a set that is only asked for `sought`: what leads on from there need not be added.
  SpotSet(Spot start, Spot sought) : start_(start), sought_(sought) { mark(start); }

  bool insert(Spot spot) {
    if (contains_or_start(spot)) return false;
    mark(spot);
    spots_[size_++] = spot;
    return true;
  }
  // Those beside `spot` in the directions given.
  void insert_beside(Spot spot, DirectionSet directions) {
    for (unsigned rest = directions; rest != 0; rest &= rest - 1) {
      insert(beside(spot, static_cast<board::Direction>(std::countr_zero(rest))));
    }
  }

  bool contains(Spot spot) const { return spot != start_ && contains_or_start(spot); }
  // The start if all members count.
  Spot sought() const { return sought_; }
  std::size_t size() const { return size_; }
  Spot operator[](std::size_t index) const { return spots_[index]; }
  const Spot* begin() const { return spots_.data(); }
  const Spot* end() const { return spots_.data() + size_; }

 private:
  bool contains_or_start(Spot spot) const { return ((marks_[spot / 64] >> (spot % 64)) & 1) != 0; }
  void mark(Spot spot) { marks_[spot / 64] |= std::uint64_t{1} << (spot % 64); }

  std::array<std::uint64_t, spots / 64> marks_{};
  std::size_t size_ = 0;
  Spot start_;
  Spot sought_;
  // Not initialised: this is the hot path of the move generator, and what counts are the first `size_`.
  std::array<Spot, most> spots_;
};

// The board while a piece is in the air: "lifted" in hive-rules 2.

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

// H12: from a cell with these neighbours occupied, the directions of empty neighbours with exactly one of the two cells
// beside the step occupied. Both: the gate is closed. None: contact is lost.
constexpr DirectionSet slides_between(DirectionSet occupied) {
  const DirectionSet one_side_occupied = clockwise(occupied) ^ counter_clockwise(occupied);
  return static_cast<DirectionSet>(one_side_occupied & ~occupied);
}

// H12.
inline DirectionSet slides_from(const Lifted& board, Spot from) { return slides_between(board.occupied_beside(from)); }

// H13: whether a step between two neighbours of these heights passes between two cells of those heights.
constexpr bool is_climb_open(unsigned from, unsigned to, unsigned left, unsigned right) {
  const bool loses_contact = (from | to | left | right) == 0;
  const bool is_gate_closed = std::min(left, right) > std::max(from, to);
  return !loses_contact && !is_gate_closed;
}

// H13: the directions of the open climb steps.
DirectionSet climbs_from(const Lifted& board, Spot from);

}  // namespace plyglot::hive
