#pragma once
// Counting the games that can be played from a position: how programs that know the rules compare themselves.

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

struct Perft {
  // How many sequences of moves of the given length there are; 1 of length 0. A game that is over has no moves.
  std::uint64_t leaves = 0;
  // The same for each first move alone, in the order in which moves are listed; filled only if asked for.
  std::vector<std::pair<std::string, std::uint64_t>> division;
  // Why nothing was counted; empty if something was.
  std::string problem;
};

// From the model's last position, with the rule options of the language. First moves are named in the notation in which
// the game's programs speak with each other (Hive: UHP). Time grows with the number of leaves.
Perft perft(const Model& model, const Language& language, std::uint32_t depth, bool divides);

// The games that can be counted from their start, and what may be chosen there.
struct GameFacts {
  std::string_view id;
  std::vector<OptionFacts> options;
};
std::vector<GameFacts> games();
// From the start of a game, with its options as keys and values.
Perft perft_from_start(std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
                       std::uint32_t depth, bool divides);

}  // namespace plyglot::toolchain
