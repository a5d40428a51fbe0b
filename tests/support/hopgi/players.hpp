#pragma once
// Simple players of Hopgi, who play the same games for the same seed on every machine.

#include "hopgi/rules/legal_turns.hpp"
#include "support/values/random.hpp"

namespace plyglot::test {

enum class HopgiPlayer : std::uint8_t {
  // Anything that is legal, with fewer drops than the lists would give.
  random,
  // Takes a king, else often what can be taken.
  greedy,
};

// There must be a legal turn.
hopgi::Turn chosen_hopgi_turn(Random& random, const hopgi::State& state, HopgiPlayer player);

struct PlayedHopgiGame {
  hopgi::Position initial;
  std::vector<hopgi::Turn> turns;
  std::optional<hopgi::Side> winner;
};
// `players` by side.
PlayedHopgiGame played_hopgi_game(Random& random, const hopgi::Position& initial,
                                  const std::array<HopgiPlayer, 2>& players, std::size_t most_turns);

}  // namespace plyglot::test
