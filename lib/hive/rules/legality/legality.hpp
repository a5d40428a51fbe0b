#pragma once
// Why a move is not legal: the ordered checks of hive-rules 7, as data for whoever words the message.

#include "hive/rules/game.hpp"

namespace plyglot::hive {

// The numbers are those of the table.
enum class Rule : std::uint8_t {
  none = 0,
  game_over = 1,
  pass_with_moves = 2,
  piece_not_in_gametype = 3,
  // The piece is in the hand.
  placement_by_wrong_side = 4,
  queen_on_first_turn = 5,
  queen_overdue = 6,
  piece_order = 7,
  placement_on_occupied = 8,
  placement_detached = 9,
  placement_touches_enemy = 10,
  // The piece is on the board and of the other side.
  throw_by_no_one = 11,
  throw_before_queen = 12,
  throw_stacked = 13,
  throw_of_stunned = 14,
  throw_breaks_hive = 15,
  thrower_stunned = 16,
  throw_target = 17,
  throw_gate = 18,
  // The piece is on the board and of the side to move.
  move_before_queen = 19,
  covered_piece = 20,
  no_move = 21,
  stunned_piece = 22,
  breaks_hive = 23,
  destination_occupied = 24,
  destination_detached = 25,
  gate_blocked = 26,
  cannot_reach = 27,
};
// Without `none`.
inline constexpr std::size_t rule_count = 27;

// What a record says was played.
struct Attempt {
  // `no_piece`: a pass.
  PieceIndex piece = no_piece;
  // Any cell; the first piece of a game goes to (0, 0) (H4).
  Cell to;
};

// The first check that fails, and what a message about it speaks of. Members that a check does not name are empty.
struct Verdict {
  Rule rule = Rule::none;
  // The earlier ply, from 0, that the table's last column names: that which ended the game (1), the previous one (4,
  // 14, 16, 22), or that which placed or last moved the first of `pieces` (8, 10, 17, 18, 20, 24).
  std::optional<std::uint32_t> related_ply;
  // 7: the piece with the lowest number in the hand. 8, 24: the piece on the destination. 10: the other side's top
  // pieces beside the destination. 13, 20: the piece on top of the attempted one, if there is one. 16: the stunned
  // thrower. 17: the throwers that touch the piece and are not stunned. 18: those of them that a gate stops. 26: the
  // top pieces of the gate.
  std::vector<PieceIndex> pieces;
  // 18, 26: the cells of the gate, if the move is one step.
  std::vector<Cell> gate;
  // 15, 23: the ground pieces of the parts that the piece holds together.
  std::vector<PieceSet> parts;
  // 2: all legal moves. 27: the legal moves of the piece.
  std::vector<Move> legal;

  bool is_legal() const { return rule == Rule::none; }
};

// Judges by the checks in their order. Linear in the number of pieces, but for 2 and 27, which list moves.
Verdict judge(const Game& game, Attempt attempt);
// By other options than the game's.
Verdict judge(const Game& game, Attempt attempt, const RuleOptions& options);

// Checks 5 and 7 are about what players and programs agree upon: a move that fails nothing else can be played.
constexpr bool is_custom(Rule rule) { return rule == Rule::queen_on_first_turn || rule == Rule::piece_order; }

// The move that a legal attempt is.
Move move_of(Attempt attempt);

}  // namespace plyglot::hive
