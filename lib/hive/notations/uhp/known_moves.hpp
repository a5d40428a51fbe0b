#pragma once
// Moves by their words, for GameStrings that are judged without being read. A word that is new is read as the move of a
// GameString, so that what makes a move is said by the grammar alone.

#include "hive/notations/uhp/parse.hpp"

namespace plyglot::hive::uhp {

struct KnownMove {
  // The bytes of the word as a number, and how many they are; 0 of none.
  std::uint64_t key = 0;
  std::uint8_t size = 0;
  // `no_piece` for a pass, and for a move without a reference.
  PieceIndex piece = no_piece;
  PieceIndex reference = no_piece;
  // From 0; `on_top` for none.
  std::uint8_t direction = on_top;

  static constexpr std::uint8_t on_top = 0xFF;
};

class KnownMoves {
 public:
  // Null if reading the word gives no move, or a finding, or if it is too long. Valid until the next call. The scratch
  // is used for new words.
  const KnownMove* find(std::string_view word, Dialect dialect, ParseScratch& scratch);

 private:
  // Games have some thousand words.
  static constexpr unsigned slot_bits = 12;
  static constexpr std::size_t probes = 4;

  static std::size_t slot_of(std::uint64_t key) { return key * 0x9E3779B97F4A7C15 >> (64 - slot_bits); }
  const KnownMove* learn(std::string_view word, std::uint64_t key, ParseScratch& scratch);

  Dialect dialect_ = Dialect::mzinga;
  // The last ones are for words whose slot is the last.
  std::array<KnownMove, (std::size_t{1} << slot_bits) + probes - 1> slots_{};
};

}  // namespace plyglot::hive::uhp
