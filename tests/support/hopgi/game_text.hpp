#pragma once
// How a played game of Hopgi is written (hopgi 2 and 5), without the library's printer.

#include "support/hopgi/players.hpp"

namespace plyglot::test {

struct HopgiLayout {
  bool has_tags = true;
  // `{...}` and `// ...` after turns.
  bool has_comments = false;
  // Turns that were not played, some of them with variations of their own.
  bool has_variations = false;
  // Suffixes and NAGs.
  bool has_annotations = false;
  // Short legs (hopgi 6) in the place of canonical ones.
  bool is_short = false;
};

// Of the tags.
struct HopgiHeading {
  std::string white;
  std::string black;
  std::size_t round = 1;
};

// Canonical but for short legs, with its last line end. The decorations are the same for the same seed.
std::string text_of(const PlayedHopgiGame& game, const HopgiHeading& heading, const HopgiLayout& layout,
                    std::uint64_t seed);

}  // namespace plyglot::test
