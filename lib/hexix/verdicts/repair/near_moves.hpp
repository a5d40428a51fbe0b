#pragma once
// The legal moves from which a slip of the pen leads to a word of a record.

#include "hexix/verdicts/repair/hexix_text.hpp"

#include <string>

namespace plyglot::hexix {

// All arguments must outlive it. The first word is the one that is asked for.
class NearMoves {
 public:
  NearMoves(const text::Source& source, const TextRules& rules, const State& state, std::span<const WrittenWord> words);

  // One byte away.
  std::vector<repair::Words<Move>> slips() const;
  // Those too that are two bytes away, are held by the word, or are two moves in one word or one in several.
  std::vector<repair::Words<Move>> all() const;

 private:
  struct LegalMove {
    Move move;
    std::string text;
  };
  using Found = std::vector<repair::Words<Move>>;

  std::vector<LegalMove> legal_moves(const State& state) const;
  void append_near(std::uint32_t limit, Found& found) const;
  // Of a move that is so many bytes away from the word.
  float cost_of(std::string_view meant, std::uint32_t distance) const;
  // Moves that end there or later.
  void append_held(std::string_view words, repair::Item items, std::size_t least_end, Found& found) const;
  void append_broken(Found& found) const;
  void append_run_together(Found& found) const;

  const text::Source& source_;
  const TextRules& rules_;
  const State& state_;
  const std::span<const WrittenWord> words_;
  const std::vector<LegalMove> legal_;
  // The word as a move would be written.
  const std::string written_;
};

}  // namespace plyglot::hexix
