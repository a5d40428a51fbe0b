#pragma once
// Games of an archive that are there twice, as a whole or as the beginning of another one.

#include "plyglot/archive/store/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace plyglot::tool::archive {

enum class Likeness : std::uint8_t {
  // The same positions in the same order, turned or mirrored as a whole.
  same_play,
  // The other game goes on.
  beginning,
  // The last positions are the same, and what led there is not.
  same_end,
};

struct Duplicate {
  Likeness likeness = Likeness::same_play;
  // The ids of the game and of the one that is kept.
  std::int64_t game = 0;
  std::int64_t kept = 0;
  // What the kept one has more, of a beginning.
  std::uint32_t more_plies = 0;
};

// In the order of the games. Of games that are alike the longest is kept, of those of one length the one with the most
// headers, then the first. Games of fewer than `least_plies` plies are left out: many games begin alike. Found by keys:
// whoever must not be wrong compares the positions.
std::vector<Duplicate> find_duplicates(const Database& database, std::uint32_t least_plies);

}  // namespace plyglot::tool::archive
