#pragma once
// The legal moves that are written nearly like a text.

#include "hive/verdicts/violations.hpp"

namespace plyglot::hive {

struct SimilarMove {
  std::string text;
  Move move;
};

// In byte order of their texts, each once; none if there are more than three, or if the text is like no legal move.
std::vector<SimilarMove> similar_moves(const Situation& situation, const WrittenMove& move);

}  // namespace plyglot::hive
