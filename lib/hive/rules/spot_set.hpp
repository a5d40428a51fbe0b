#pragma once
// Where a piece can go: spots, each once.

#include "hive/board/torus.hpp"

#include <bit>

namespace plyglot::hive {

// In the order of insertion, which does not touch the spots already there: one may walk through it while it grows.
class SpotSet {
 public:
  // The cells of a hive of 28 pieces and beside it: the first piece with its neighbours are 7, and each other piece,
  // put beside the hive, brings at most 5 more.
  static constexpr std::size_t most = 160;

  // One spot never gets in: a move does not end where it began (H14).
  explicit SpotSet(Spot start) { mark(start); }

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

  bool contains(Spot spot) const {
    for (const Spot& member : *this) {
      if (member == spot) return true;
    }
    return false;
  }
  std::size_t size() const { return size_; }
  Spot operator[](std::size_t index) const { return spots_[index]; }
  const Spot* begin() const { return spots_.data(); }
  const Spot* end() const { return spots_.data() + size_; }

 private:
  bool contains_or_start(Spot spot) const { return ((marks_[spot / 64] >> (spot % 64)) & 1) != 0; }
  void mark(Spot spot) { marks_[spot / 64] |= std::uint64_t{1} << (spot % 64); }

  std::array<std::uint64_t, spots / 64> marks_{};
  std::size_t size_ = 0;
  // Not initialised: this is the hot path of the move generator, and what counts are the first `size_`.
  std::array<Spot, most> spots_;
};

}  // namespace plyglot::hive
