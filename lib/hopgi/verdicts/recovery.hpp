#pragma once
// What a turn that is not legal as it is written was meant to be (hopgi R27).

#include "hopgi/rules/state.hpp"
#include "hopgi/verdicts/written_leg.hpp"

#include <plyglot/hopgi_move.hpp>

#include <span>
#include <vector>

namespace plyglot::hopgi::verdicts {

// A turn as it was read. The nodes must outlive it.
struct WrittenTurn {
  // Null for a word that cannot be read.
  const LegNode* first = nullptr;
  // Null if there is none.
  const LegNode* second = nullptr;
};

struct BrokenTurn {
  // The legs, joined by `;` without blanks; or the word that cannot be read.
  std::string text;
  WrittenTurn legs;
  // Whether it is word for word the turn before it.
  bool is_repetition = false;
  // Whether the numbers of turns allow that one is missing before it.
  bool may_follow_missing_turn = true;
};

// In the order in which they are tried.
enum class Repair : std::uint8_t {
  // The turn is written twice: it is left out.
  repetition,
  // Another turn was meant, one slip of the pen away.
  other_turn,
  // Two turns, or a turn and the number of the next one, ran together.
  run_together,
  // A turn of the other side is missing before it.
  missing_turn,
};

struct Recovery {
  Repair repair = Repair::other_turn;
  // What is played: none of `repetition` and `missing_turn`, up to two of `run_together`.
  std::vector<Turn> turns;
  // How these are written, of two with what belongs between them.
  std::string text;
  // Of `run_together`: whether a number of the next turn is at its end.
  bool ends_with_number = false;
  // How many of the following turns are legal then, up to six.
  std::size_t confirmed = 0;
  // Whether the following turns confirm this reading and no other.
  bool is_only = false;
};

// How far the following turns are looked at.
inline constexpr std::size_t most_turns_ahead = 6;

// The reading of a broken turn that the following ones confirm: those of which at least two are legal under it, or all
// that there are. Of several, the one with the longest stretch of legal turns, and of those the first. None if none is
// confirmed. At most eight are tried. `state` is before the turn; `next` are the turns after it, no more than six are
// looked at. `king_may_stay`: whether a missing second leg is not an error (R17).
std::optional<Recovery> recovery_from(const State& state, const BrokenTurn& turn, std::span<const WrittenTurn> next,
                                      bool king_may_stay);

}  // namespace plyglot::hopgi::verdicts
