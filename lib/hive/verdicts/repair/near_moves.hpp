#pragma once
// The legal moves from which a slip of the pen leads to a move of a text.

#include "hive/record/written_move.hpp"
#include "hive/rules/game.hpp"
#include "hive/spelling/spelling.hpp"
#include "repair/repaired_text.hpp"

namespace plyglot::hive {

// How far off a move may be.
enum class Depth : std::uint8_t {
  // One slip.
  slips,
  // All that have the piece of the move.
  all,
};

// A legal move that is written nearly like a text.
struct SimilarMove {
  std::string text;
  Move move;
  // Bytes.
  std::uint32_t distance = 0;
};

// A legal move in the words that are nearest to what is written.
std::string nearest_text(const Spelling& spelling, const GameState& state, Move move, std::string_view written);

// All arguments must outlive it.
class NearMoves {
 public:
  NearMoves(const text::Source& source, const Spelling& spelling, const Game& game, const WrittenMove& move)
      : source_(source), spelling_(spelling), game_(game), move_(move) {}

  // Each move once.
  std::vector<repair::Words<Move>> find(Depth depth) const;
  // The words are two moves with nothing, or a blank, between them.
  void append_run_together(std::vector<repair::Words<Move>>& found) const;
  // The words are a move together with those of the next one.
  void append_broken(const WrittenMove& next, std::vector<repair::Words<Move>>& found) const;

  // The legal moves whose texts are nearest to the words: up to three in byte order of their texts, none if there are
  // more.
  std::vector<SimilarMove> similar() const;

 private:
  static void keep(Move move, float cost, std::vector<repair::Words<Move>>& found);
  void append_held(std::vector<repair::Words<Move>>& found) const;
  void append_in_other_notation(std::vector<repair::Words<Move>>& found) const;
  void append_numbered(std::vector<repair::Words<Move>>& found) const;
  std::vector<SimilarMove> within(std::uint32_t limit) const;

  const text::Source& source_;
  const Spelling& spelling_;
  const Game& game_;
  const WrittenMove& move_;
};

}  // namespace plyglot::hive
