#pragma once
// How play goes on after a move that was refused (hive-notations N9).

#include "hive/verdicts/violations.hpp"

#include <span>

namespace plyglot::hive {

// What may have happened to the text.
enum class Repair : std::uint8_t {
  // Another move was meant, one slip of the pen away.
  other_move,
  // The move is written twice.
  repetition,
  // The next move is a correction of this one.
  correction,
  // The side to move can only pass, and that was left out before the move.
  missing_pass,
};

struct Recovery {
  Repair repair = Repair::other_move;
  // Of `other_move`: what is played, and how the notation writes it.
  Attempt attempt;
  std::string text;
  // How many of the following moves are legal then.
  std::size_t confirmed = 0;
  // Whether the following moves confirm this reading and no other.
  bool is_only = false;
};

// Whether the side to move has no other move than a pass.
bool can_only_pass(const Game& game);

// The reading of a refused move that the following ones confirm: those of which at least two are legal, or all that
// there are. Of several, the one with the longest stretch, and of those the nearest to what is written. None if none is
// confirmed. At most eight readings are tried, and six plies of each. `next` are the moves after this one.
std::optional<Recovery> recovery_from(const Situation& situation, const WrittenMove& move, bool is_repetition,
                                      std::span<const WrittenMove> next);

}  // namespace plyglot::hive
