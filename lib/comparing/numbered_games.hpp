#pragma once
// Games in which the same move is written the same way: their moves and positions are numbers that are equal where they
// are.

#include "comparing/comparison.hpp"

#include <string>
#include <unordered_map>

namespace plyglot::comparing {

// Numbers for texts, so that they are compared once.
class Numbering {
 public:
  // The same for the same text; from 0, in the order in which texts come.
  std::uint32_t of(std::string text) {
    return numbers_.emplace(std::move(text), static_cast<std::uint32_t>(numbers_.size())).first->second;
  }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
};

struct NumberedGame {
  std::vector<std::uint32_t> moves;
  // One more than moves: before the first, and after each; `unknown_position` where it is not known.
  std::vector<std::uint32_t> positions;
  // What is said of each move; empty in both games if nothing is.
  std::vector<std::uint32_t> remarks{};
};

// `begin_alike` says whether the games begin in the same way, in a position that need not be known: as long as their
// moves are the same then, they are in step. A move is restated if its remark is another one. Time is as
// comparing/walk.hpp says.
Comparison compare_games(Pair<NumberedGame> games, bool begin_alike);

// Whether the numbers are the same but for their order.
bool is_reordered(std::vector<std::uint32_t> of_a, std::vector<std::uint32_t> of_b);

// Where two games are in the same position.

// A position that is the same as no other.
inline constexpr std::uint32_t unknown_position = 0xFFFFFFFF;

class Meetings {
 public:
  // The positions of each game as numbers, from the one after `first` moves on. Linear in them.
  Meetings(Place first, std::vector<std::uint32_t> of_a, const std::vector<std::uint32_t>& of_b);

  // The nearest common position after `last`, where that is counted by the moves of both games together. `last` must
  // not be before `first`. Time is that of the moves between.
  std::optional<Place> next(Place last) const;

 private:
  std::uint32_t first_of_a_;
  std::vector<std::uint32_t> of_a_;
  // By position: when B is in it.
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> times_;
};

}  // namespace plyglot::comparing
