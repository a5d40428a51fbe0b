#pragma once
// Words that a grammar has matched before. Moves repeat all through a file, so that most of them need no second look.

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace plyglot::syntax {

// A word here ends before a blank or a control byte, and is short: seven bytes at most. What matches it
// (DefaultTraits::repeated) may depend on no byte after that end.
class SeenWords {
 public:
  // A word as a number: its bytes, and which rule is to match it. 0 if there is none that is short enough.
  struct Word {
    std::uint64_t key = 0;
    std::uint32_t size = 0;
  };

  // `left` is how many bytes there are from `at` on.
  static Word word_at(const char* at, std::size_t left, unsigned rule) {
    if constexpr (std::endian::native != std::endian::little) return {};
    if (left < sizeof(std::uint64_t)) return {};
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    // The high bit of each byte that is at most a blank: the sum has the high bit of all other bytes of ASCII.
    const std::uint64_t ends = ~(((bytes & low_bits) + each * (0x7F - ' ')) | bytes) & high_bits;
    const int bits = ends == 0 ? 64 : std::countr_zero(ends) - 7;
    if (bits == 0 || bits == 64) return {};
    const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
    return {(bytes & mask) | std::uint64_t{rule} << 56, static_cast<std::uint32_t>(bits) / 8};
  }

  bool has(Word word) const { return word.key != 0 && keys_[slot_of(word)] == word.key; }
  void add(Word word) { keys_[slot_of(word)] = word.key; }

  // Forgets what another grammar has matched.
  void belong_to(const void* grammar) {
    if (grammar_ == grammar) return;
    grammar_ = grammar;
    keys_.fill(0);
  }

 private:
  static constexpr std::uint64_t each = 0x0101010101010101;
  static constexpr std::uint64_t high_bits = each * 0x80;
  static constexpr std::uint64_t low_bits = each * 0x7F;
  static constexpr unsigned slot_bits = 10;

  static std::size_t slot_of(Word word) { return word.key * 0x9E3779B97F4A7C15 >> (64 - slot_bits); }

  const void* grammar_ = nullptr;
  std::array<std::uint64_t, std::size_t{1} << slot_bits> keys_{};
};

}  // namespace plyglot::syntax
