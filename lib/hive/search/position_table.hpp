#pragma once
// What a search keeps in mind of positions (a transposition table).

#include "board/position_key.hpp"
#include "hive/rules/game_state.hpp"

#include <bit>
#include <vector>

namespace plyglot::hive {

// What a score says of the position.
enum class Bound : std::uint8_t { none, at_least, at_most, exact };

struct KeptPosition {
  PositionKey key;
  int score = 0;
  Move move;
  std::uint8_t depth = 0;
  Bound bound = Bound::none;
};

class PositionTable {
 public:
  explicit PositionTable(std::size_t entries) : entries_(std::bit_floor(entries == 0 ? 1 : entries)) {}

  // Null if the position is not known.
  const KeptPosition* find(const PositionKey& key) const {
    const KeptPosition& kept = entries_[key.low & (entries_.size() - 1)];
    return kept.bound != Bound::none && kept.key == key ? &kept : nullptr;
  }
  // Of two positions in one place the later one stays.
  void keep(const KeptPosition& kept) { entries_[kept.key.low & (entries_.size() - 1)] = kept; }

 private:
  std::vector<KeptPosition> entries_;
};

}  // namespace plyglot::hive
