#pragma once
// Did you mean: the legal moves nearest to what was written.

#include "hive/verdicts/play_finding.hpp"

namespace plyglot::hive::play {

struct NearMoves {
  // As the notation writes them, the nearest first, at most three. Empty if every legal move is quite another one.
  std::vector<std::string> texts;
  // Whether one slip of the pen leads from them to what was written; otherwise they only lead to a cell beside.
  bool are_slips = true;
};
NearMoves near_moves(const Finding& finding);

}  // namespace plyglot::hive::play
