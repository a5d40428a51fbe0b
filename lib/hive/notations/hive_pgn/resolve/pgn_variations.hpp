#pragma once
// Variations of a game (hive-notations P6): which moves are in which, how they are played, and what is kept of them.

#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/verdicts/replay.hpp"

namespace plyglot::hive::hive_pgn {

// As the record keeps it.
RecordComment record_comment(const text::Source& source, const Comment& comment, std::uint32_t after_ply);

// Time and memory are linear in the moves, however deep variations nest.
class Variations {
 public:
  // The AST must outlive it.
  explicit Variations(const Ast& ast);

  // The game itself is played by whoever uses this: each of its moves, in order.
  void play_move_of_game(std::size_t index, Replay& replay) { play_move(0, index, replay); }
  // Plays the rest, when the game itself is played, which is in the record. `replay` is that of the game.
  void play(const text::Source& source, const ReplayStyle& style, const RuleOptions& options, const Replay& replay,
            Record& record, diagnostics::Reporter& reporter);
  // Those of a known position whose first ply is legal, in place of one that is.
  void add_to(Record& record, const text::Source& source) const;

 private:
  // A line of play: the game itself, which is the first, or a variation.
  struct Line {
    std::size_t parent = 0;
    // How many moves of the parent come before it; the last of them is replaced.
    std::size_t moves_before = 0;
    std::size_t depth = 0;
    std::size_t first_move = 0;
    std::size_t moves = 0;
    // Whether it is known from which position it is played, and whether the record has it.
    bool is_known = true;
    bool is_kept = true;
    // How many plies come before it, and whether those may have been others.
    std::uint32_t begin = 0;
    bool is_after_guess = false;
  };
  // What became of a move.
  struct Played {
    // How many plies of its line come before it: a variation that replaces it begins there.
    std::uint32_t plies_before = 0;
    // How many plies it has brought: with a pass that is missing before it, two.
    std::uint32_t plies = 0;
    bool is_known = false;
    bool is_refused = false;
    // Whether it is in the record, or was left out as one that is written twice.
    bool is_kept = false;
    // The game before it may have been another one.
    bool is_after_guess = false;
  };
  class Builder;

  void divide();
  void play_move(std::size_t line, std::size_t index, Replay& replay);
  void end_line(std::size_t line, const Replay& replay);
  // Where it begins. False if that is not known.
  bool begin_line(Line& line) const;
  const Played& replaced_by(const Line& line) const {
    return played_[lines_[line.parent].first_move + line.moves_before - 1];
  }

  const Ast& ast_;
  std::vector<Line> lines_;
  // In the order in which they end.
  std::vector<std::size_t> ended_;
  // Those of a line are side by side.
  std::vector<WrittenMove> moves_;
  std::vector<Played> played_;
  // Of the variations: those that moves of `moves_` have brought, from the first of each line on.
  std::vector<std::vector<Ply>> plies_;
};

}  // namespace plyglot::hive::hive_pgn
