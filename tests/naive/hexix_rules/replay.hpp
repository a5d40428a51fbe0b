#pragma once
// A whole record of Hexix replayed from the text of the rules (R4, R5, R6, R12, R14): what is found at which ply, with
// which severity, and what is left on the board. Not what the layout says, and not the counts of R5.

#include "naive/hexix_rules/game.hpp"

#include <utility>

namespace plyglot::naive::hexix_rules {

struct WrittenPly {
  // `B` or `R`.
  char player = 'B';
  // A token as for `judge`; `...` for a skip, `missing` for a ply that is not there at all, anything else cannot be
  // read.
  std::string move;
};

struct PlayedPly {
  // By the names of diagnostics: `error`, `warning`, `info`.
  std::map<std::string, std::string> findings;
  bool is_applied = false;
  // The number of the piece after the ply; 0 if it is not applied.
  int number = 0;
  // Before the ply (R12).
  bool is_certain = true;
};

struct Replay {
  std::vector<PlayedPly> plies;
  // Of the whole record, at its end.
  bool is_certain = true;
  bool is_irregular = false;
  // `B-home`, `R-home`, `B-block`, `R-block`; empty if no player has won.
  std::string end;
  // Meaningful if there is an end.
  std::size_t ending_ply = 0;
  // None if the position is unknown (R6).
  std::optional<Game> final;
};

// `initial` is none in a fragment.
Replay replay(const std::optional<Game>& initial, const std::vector<WrittenPly>& plies, const Options& options = {});

// R5: how many legal plies of the side to move do not end the game and leave the next move legal, and how many legal
// plies there are at all.
std::pair<int, int> fitting_plies(const Game& game, const std::string& next_move, const Options& options = {});

}  // namespace plyglot::naive::hexix_rules
