#pragma once
// Two simple players of Homeworlds, who play the same games for the same seed on every machine.

#include "support/homeworlds/players/random.hpp"

namespace plyglot::test {

enum class HomeworldsPlayer : std::uint8_t {
  // Anything that is legal, sacrifices and catastrophes too.
  random,
  // What leaves it with the most ships and its enemies with the fewest, after this turn alone.
  greedy,
};

struct HomeworldsWishes {
  // By seat.
  std::vector<HomeworldsPlayer> players = {HomeworldsPlayer::random, HomeworldsPlayer::random};
  std::size_t most_turns = 60;
};

// A game by the profile `rules` in which no player eliminates himself: its turns in dialect `seed`, one per line, with
// a line end after each.
std::string played_homeworlds_game(Random& random, const HomeworldsWishes& wishes);

}  // namespace plyglot::test
