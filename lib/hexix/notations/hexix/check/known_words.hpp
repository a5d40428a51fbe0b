#pragma once
// Moves by their words, for records that are judged without being read. A word that is new is read as a record of its
// own, so that what makes a move is said by the grammar alone.

#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/rules/state.hpp"

namespace plyglot::hexix {

struct KnownWord {
  // Its bytes as a number (syntax::SeenWords); 0 of none.
  std::uint64_t key = 0;
  Move move;
  // The one after a placement's mark; 0 if there is none.
  std::uint8_t number = 0;
  std::uint8_t size = 0;
};

class KnownWords {
 public:
  // The word of the dialect that begins there and ends before a blank, a control byte or `end`. Null if reading it
  // gives no move, or a finding, or if it is too long. Valid until the next call. The scratch is used for new words.
  const KnownWord* find(const char* at, const char* end, Dialect dialect, ParseScratch& scratch);

 private:
  // Nearly all words of games are some 250.
  static constexpr unsigned slot_bits = 10;
  static constexpr std::size_t probes = 4;

  static std::size_t slot_of(std::uint64_t key) { return key * 0x9E3779B97F4A7C15 >> (64 - slot_bits); }
  const KnownWord* learn(std::string_view word, std::uint64_t key, ParseScratch& scratch);

  Dialect dialect_ = Dialect::v2024;
  // The last ones are for words whose slot is the last.
  std::array<KnownWord, (std::size_t{1} << slot_bits) + probes - 1> slots_{};
};

}  // namespace plyglot::hexix
