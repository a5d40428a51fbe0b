#pragma once
// The rules of play (hexix R7 to R11). They say what is against them as data; severities and words are the notation's.

#include "hexix/rules/state.hpp"

namespace plyglot::hexix {

// hexix 6: rules that are open and may be dropped from what is legal (R10).
struct RuleOptions {
  // R8.
  bool global_rule = true;
  // Placing beside, raising and capturing with inactive pieces (R11).
  bool inactive_rule = true;
};

// In the order of hexix 7.
enum class Rule : std::uint8_t {
  occupied_cell,
  no_own_neighbour,
  inactive_anchor,
  wrong_value,
  global_rule,
  empty_cell,
  enemy_piece,
  increment_past_six,
  inactive_increment,
  empty_target,
  own_target,
  home_captures,
  not_forward,
  capture_value,
  inactive_capture,
};
inline constexpr unsigned rules = 15;

// Which rules a move breaks, as bits.
using RuleSet = std::uint16_t;
constexpr RuleSet bit(Rule rule) { return static_cast<RuleSet>(1U << static_cast<unsigned>(rule)); }
constexpr bool contains(RuleSet set, Rule rule) { return (set & bit(rule)) != 0; }

struct Verdict {
  RuleSet broken = 0;
  // The board stays as it is.
  bool is_refused = false;
  // The piece's number after the move (R7.4, R9), if the move is not refused.
  std::uint8_t number = 0;
  // inactive_anchor: the own pieces next to the cell.
  CellSet anchors = 0;
  // global_rule: the pieces that break it now and did not before, by their cells after the move (R8).
  CellSet below_count = 0;
};

// Judges the move of the side to move, with the written number of a placement, 0 for none. All rules are judged;
// options drop none here.
Verdict judge(const State& state, Move move, std::uint8_t written_number = 0);

// Plays a move that is not refused; of a placement the new piece gets the verdict's number. The turn passes. Answers
// what was captured.
std::optional<Piece> play(State& state, Move move, const Verdict& verdict);

struct Outcome {
  Verdict verdict;
  bool is_played = false;
  // What was captured, if the move is played.
  std::optional<Piece> captured;
};
// Judges the move, and plays it if it is not refused and breaks none of the rules in force: both in one, since nearly
// all moves are sound.
Outcome play_if_sound(State& state, Move move, std::uint8_t written_number, RuleSet in_force);

// R9: whether the numbers allow it. The piece must be no home.
constexpr bool takes(Piece piece, Piece target) {
  return piece.kind == PieceKind::down ? piece.number > target.number : piece.number < target.number;
}

// R9: not_forward alone, which needs no board (R6).
inline bool is_forward(Cell from, Cell to, Player player) { return contains(forward_cells(from, player), to); }

}  // namespace plyglot::hexix
