#pragma once
// Simple players of Hexix, who play the same games for the same seed on every machine, and how their games are written.

#include "hexix/rules/legal_moves.hpp"
#include "support/values/random.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::test {

enum class HexixPlayer : std::uint8_t {
  // Anything that is legal.
  random,
  // Takes the home, else often what can be taken, else often places pieces forward.
  greedy,
  // Leaves the other side the fewest plies.
  stifling,
};

// There must be a legal ply.
hexix::Move chosen_hexix_move(Random& random, const hexix::State& state, HexixPlayer player);

struct PlayedHexixPly {
  hexix::Move move;
  // Of the piece after the ply.
  std::uint8_t number = 0;
  std::optional<hexix::Piece> captured;
};
struct PlayedHexixGame {
  hexix::Position initial;
  std::vector<PlayedHexixPly> plies;
  hexix::End end = hexix::End::none;
};
// `players` by colour.
PlayedHexixGame played_hexix_game(Random& random, const hexix::Position& initial,
                                  const std::array<HexixPlayer, 2>& players, std::size_t most_plies);

struct HexixLayout {
  bool has_header = true;
  bool has_numbers = false;
  // After placements.
  bool has_values = false;
  // After rows in which something was taken.
  bool has_comments = false;
  hexix::Dialect dialect = hexix::Dialect::v2024;
};
// The canonical text (hexix 5) with a line end after each line, written without the library's printer.
std::string text_of(const PlayedHexixGame& game, const HexixLayout& layout);

}  // namespace plyglot::test
