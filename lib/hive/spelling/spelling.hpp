#pragma once
// How a notation of moves spells pieces and places.

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// How records of play name places, whatever signs their notation has for it (hive-notations 4.1).

// hive-notations N12: the top piece on the destination, or else on its first occupied neighbour. None for a pass and
// for the first piece of a game. The move is legal in this state.
std::optional<Reference> canonical_reference(const GameState& state, Move move);

// The cell that a reference to a piece on the board means (hive-notations N3).
Cell cell_of(const GameState& state, const Reference& reference);

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
