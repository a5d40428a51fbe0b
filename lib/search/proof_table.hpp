#pragma once
// What a prover knows of positions it has met. A position is known by all that decides its moves, and not by a number
// that others might share, so that what is found is never about another one.

#include "board/position_key.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace plyglot::search {

// All that decides the moves and the end of a position, as numbers: equal for two positions only if their moves and
// what comes of them are.
template <std::size_t words>
using ExactKey = std::array<std::uint64_t, words>;

template <std::size_t words>
std::uint64_t hash_of(const ExactKey<words>& key) {
  std::uint64_t hash = words;
  for (const std::uint64_t word : key) hash = board::mixed(hash * 0x9E3779B97F4A7C15 + word);
  return hash;
}

// Grows up to a size, and then forgets what took the least work.
template <class Key, class Move>
class ProofTable {
 public:
  struct Entry {
    Key key{};
    // The attacker wins within so many plies; `never` if that is not known.
    std::uint8_t won = never;
    // He does not within so many; 0 tells nothing. An entry that tells nothing at all is empty.
    std::uint8_t open = 0;
    // That decided it last, to be tried first: of another position in play it may be illegal, as keys do not tell
    // pieces of one kind apart.
    Move move{};

    bool is_empty() const { return won == never && open == 0; }
  };
  static constexpr std::uint8_t never = 0xFF;

  // Null if the position is not known. Valid until the next call of `at`.
  const Entry* find(const Key& key) const {
    if (entries_.empty()) return nullptr;
    const Entry* bucket = entries_.data() + place_of(key, entries_.size());
    const Entry* found = std::find_if(bucket, bucket + bucket_size,
                                      [&](const Entry& entry) { return !entry.is_empty() && entry.key == key; });
    return found == bucket + bucket_size ? nullptr : found;
  }

  // The entry of the position, an empty one if it was not known.
  Entry& at(const Key& key) {
    if (used_ * 2 >= entries_.size() && entries_.size() < most) grow();
    return place_in(entries_, key);
  }

 private:
  static constexpr std::size_t bucket_size = 4;
  static constexpr std::size_t least = std::size_t{1} << 8;
  static constexpr std::size_t most = std::size_t{1} << 19;

  static std::size_t place_of(const Key& key, std::size_t size) { return hash_of(key) & (size - bucket_size); }

  Entry& place_in(std::vector<Entry>& entries, const Key& key) {
    Entry* bucket = entries.data() + place_of(key, entries.size());
    Entry* chosen = bucket;
    for (Entry* entry = bucket; entry != bucket + bucket_size; ++entry) {
      if (!entry->is_empty() && entry->key == key) return *entry;
      if (work_in(*entry) < work_in(*chosen)) chosen = entry;
    }
    used_ += std::size_t{chosen->is_empty()};
    *chosen = Entry();
    chosen->key = key;
    return *chosen;
  }

  static unsigned work_in(const Entry& entry) { return entry.won == never ? entry.open : entry.won; }

  void grow() {
    std::vector<Entry> bigger(entries_.empty() ? least : entries_.size() * 2);
    used_ = 0;
    for (const Entry& entry : entries_) {
      if (!entry.is_empty()) place_in(bigger, entry.key) = entry;
    }
    entries_.swap(bigger);
  }

  std::vector<Entry> entries_;
  std::size_t used_ = 0;
};

}  // namespace plyglot::search
