#pragma once
// How a notation of moves spells pieces and places.

#include "hive/spelling/reference.hpp"

namespace plyglot::hive {

struct Spelling {
  // `wQ`, or `wQ1` where every piece has a number (hive-notations N11).
  std::string (*piece)(PieceIndex piece);
  // `bA1-`, or `*|bA1` (hive-notations N2).
  std::string (*reference)(const Reference& reference);
  // What stands between the moving piece and the reference.
  std::string_view joint;
};

// The whole move; `pass` if there is no piece, the piece alone if there is no reference.
std::string spelled(const Spelling& spelling, PieceIndex piece, const std::optional<Reference>& reference);
// A legal move with its canonical reference (hive-notations N12).
std::string spelled(const Spelling& spelling, const GameState& state, Move move);

}  // namespace plyglot::hive
