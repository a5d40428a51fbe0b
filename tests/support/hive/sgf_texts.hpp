#pragma once
// Random games as boardspace.net writes them, the same for the same seed on every machine.

#include "support/values/random.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::test {

struct SgfText {
  std::string text;
  // The game that the text tells.
  hive::GameType type;
  std::vector<hive::Ply> plies;
  hive::Outcome outcome = hive::Outcome::not_started;
  std::optional<hive::Outcome> result;
  // How often each of these happens.
  std::size_t repositioned = 0;
  std::size_t implicit_passes = 0;
  std::size_t missing_passes = 0;
  std::size_t uncommitted = 0;
};

// A legal game of up to `longest` plies, with pieces that are put elsewhere first, passes of all three kinds, offers of
// a draw, commands in any case, and any of the ends a game can have. Nothing is wrong in it.
SgfText random_sgf(Random& random, std::size_t longest);

}  // namespace plyglot::test
