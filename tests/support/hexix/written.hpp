#pragma once
// Random records of Hexix with faults in their order and their plies, as text and as the list of plies that R4 makes of
// it.

#include "naive/hexix_rules/replay.hpp"
#include "support/values/random.hpp"

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

struct WrittenHexixPly {
  naive::hexix_rules::WrittenPly ply;
  // Of the move or the dots in the text; empty for a ply that is not there, and a skip without dots.
  std::size_t begin = 0;
  std::size_t end = 0;
  // Of a skip: what R5 looks at, if it is a readable move.
  std::string next;
};

struct WrittenHexixRecord {
  std::string text;
  // None if it is unknown (R6, R13).
  std::optional<naive::hexix_rules::Game> initial;
  std::vector<WrittenHexixPly> plies;
};

WrittenHexixRecord random_written_hexix(Random& random);

}  // namespace plyglot::test
