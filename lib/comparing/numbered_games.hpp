#pragma once
// Games in which the same move is written the same way: their moves and positions are numbers that are equal where they
// are.

#include "comparing/meetings.hpp"
#include "comparing/walk.hpp"

namespace plyglot::comparing {

struct NumberedGame {
  std::vector<std::uint32_t> moves;
  // One more than moves: before the first, and after each; `unknown_position` where nobody knows.
  std::vector<std::uint32_t> positions;
};

// A game derives from it, and hides what it has to say itself.
class NumberedGames {
 public:
  // `begin_alike` says whether the games begin in the same way, in a position that need not be known: as long as their
  // moves are the same then, they are in step.
  NumberedGames(Pair<NumberedGame> games, bool begin_alike)
      : games_(std::move(games)), is_in_same_state_(begin_alike) {}

  Place size() const;
  bool is_in_step(Place at) const { return is_in_same_state_ && is_same(at.of_a, at.of_b); }
  void step(Place) {}
  std::optional<Place> next_meeting(Place at);
  void part(Place, Place, bool is_meeting) { is_in_same_state_ = is_meeting; }
  bool is_unknown_after(Place) const { return false; }
  bool is_same(std::uint32_t of_a, std::uint32_t of_b) const {
    return games_.of_a.moves[of_a] == games_.of_b.moves[of_b];
  }
  bool is_reordered(const Pair<Range>& moves) const;
  bool is_restated(std::uint32_t, std::uint32_t) const { return false; }

 private:
  Pair<NumberedGame> games_;
  bool is_in_same_state_;
  // None until they are asked for: it costs the time of all moves, and games that are the same never ask.
  std::optional<Meetings> meetings_;
};

// Whether the numbers are the same but for their order.
bool is_reordered(std::vector<std::uint32_t> of_a, std::vector<std::uint32_t> of_b);

}  // namespace plyglot::comparing
