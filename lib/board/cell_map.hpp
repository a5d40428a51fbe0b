#pragma once
// A map from cells to numbers for the hot path of resolvers and printers.

#include <plyglot/hex.hpp>

#include <cstddef>
#include <vector>

namespace plyglot::board {

// Open addressing with linear probing. Emptied in constant time by a generation stamp and reused without allocation;
// it allocates only to grow beyond what it once held. Cells within the bounds of Hex; at most 2^31 of them.
class CellMap {
 public:
  CellMap() : slots_(std::size_t{1} << initial_bits) {}

  std::size_t size() const { return size_; }
  bool contains(Hex cell) const { return find(cell) != nullptr; }

  // The value of the cell, or null if it has none. Good until the next insertion.
  std::uint32_t* find(Hex cell) {
    Slot& slot = slots_[slot_of(cell)];
    return slot.generation == generation_ ? &slot.value : nullptr;
  }
  const std::uint32_t* find(Hex cell) const {
    const Slot& slot = slots_[slot_of(cell)];
    return slot.generation == generation_ ? &slot.value : nullptr;
  }

  // Gives the cell this value if it has none yet. The value it has then, good until the next insertion, and whether it
  // is the new one.
  struct Insertion {
    std::uint32_t* value;
    bool is_new;
  };
  Insertion insert(Hex cell, std::uint32_t value) {
    Slot* slot = &slots_[slot_of(cell)];
    if (slot->generation == generation_) return {&slot->value, false};
    // At most half of the slots are taken, so that a search ends soon.
    if (size_ >= slots_.size() / 2) {
      grow();
      slot = &slots_[slot_of(cell)];
    }
    *slot = {cell, value, generation_};
    ++size_;
    return {&slot->value, true};
  }

  void clear() {
    size_ = 0;
    ++generation_;
  }

 private:
  static constexpr unsigned initial_bits = 6;

  struct Slot {
    Hex cell;
    std::uint32_t value = 0;
    // Of the last insertion; 0 before the first.
    std::uint64_t generation = 0;
  };

  // Fibonacci hashing in two dimensions: 2^64 divided by the first and by the second power of the plastic number, made
  // odd. Cells near each other, which is what boards are made of, fall far apart.
  std::size_t home_of(Hex cell) const {
    constexpr std::uint64_t q_factor = 0xC13FA9A902A6328F;
    constexpr std::uint64_t r_factor = 0x91E10DA5C79E7B1D;
    const auto q = static_cast<std::uint64_t>(std::int64_t{cell.q});
    const auto r = static_cast<std::uint64_t>(std::int64_t{cell.r});
    return static_cast<std::size_t>((q * q_factor + r * r_factor) >> shift_);
  }

  // Where the cell is, or where it would be put.
  std::size_t slot_of(Hex cell) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t index = home_of(cell);
    while (slots_[index].generation == generation_ && slots_[index].cell != cell) index = (index + 1) & mask;
    return index;
  }

  void grow();

  std::vector<Slot> slots_;
  std::size_t size_ = 0;
  unsigned shift_ = 64 - initial_bits;
  std::uint64_t generation_ = 1;
};

}  // namespace plyglot::board
