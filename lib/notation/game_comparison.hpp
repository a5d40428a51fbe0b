#pragma once
// What two games have in common, of games in which the same move is written the same way: their moves and positions are
// numbers that are equal where they are.

#include "notation/meetings.hpp"
#include "notation/pair.hpp"
#include "notation/stretch.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace plyglot::notation {

struct NumberedGame {
  std::vector<std::uint32_t> moves;
  // One more than moves: before the first, and after each; `unknown_position` where nobody knows.
  std::vector<std::uint32_t> positions;
};

// Items of A beside items of B.
struct ItemStretch {
  StretchKind kind = StretchKind::common;
  Pair<ItemRange> items;
};

// What must be done to the moves of A to have those of B.
struct ItemEdit {
  enum class Kind : std::uint8_t { removed, inserted, replaced };
  Kind kind = Kind::removed;
  // The indices of the move in A and in B; of the next one there, where it has none.
  Pair<std::uint32_t> item;
};

struct GameComparison {
  // All moves of both games, in their order; not empty unless both games are.
  std::vector<ItemStretch> stretches;
  // In the order of the moves.
  std::vector<ItemEdit> edits;
  // Moves that are in no edit, and are the same: those of A with those of B.
  std::vector<Pair<std::uint32_t>> same;
};

// The first item of A at which the games part; none if one of them is, item by item, the whole or the beginning of the
// other.
std::optional<std::uint32_t> first_divergence(const std::vector<ItemStretch>& stretches);
// Whether they never part, and end together.
bool is_all_common(const std::vector<ItemStretch>& stretches);

// `begin_alike` says whether the games begin in the same way, in a position that need not be known: as long as their
// moves are the same then, they are in step. Where they part, their next common position is looked for; the moves up to
// there, or to the end, are compared by their longest common subsequence. Time is linear for games that are the same,
// and otherwise at most that of comparing every move with the 2048 around it.
GameComparison compare_games(const NumberedGame& a, const NumberedGame& b, bool begin_alike);

}  // namespace plyglot::notation
