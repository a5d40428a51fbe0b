#pragma once
// The three kinds of attempts that name a piece of the game type, in a game that is not over.

#include "hive/rules/legality/legality.hpp"

namespace plyglot::hive {

// Checks 4 to 10.
Verdict judge_placement(const Game& game, Attempt attempt, const RuleOptions& options);
// Checks 11 to 18.
Verdict judge_enemy_piece(const Game& game, Attempt attempt);
// Checks 19 to 27.
Verdict judge_own_piece(const Game& game, Attempt attempt);

// A verdict that names pieces, and the ply that put the first of them there.
Verdict verdict_about(const Game& game, Rule rule, std::vector<PieceIndex> pieces);
// A verdict whose cause is the previous ply.
Verdict verdict_about_last_ply(const Game& game, Rule rule);
// H11.
Verdict verdict_about_hive(const Game& game, Rule rule, PieceIndex pinned);

// The piece directly on top of another; `no_piece` if that is a top piece.
PieceIndex piece_above(const GameState& state, PieceIndex piece);
// The cells on both sides of a step to a neighbour, counter-clockwise and clockwise of it; `from` is occupied.
std::vector<Cell> gate_of(const GameState& state, Spot from, DirectionSet direction);
// H11: alone in its cell, and the hive falls apart without it.
bool is_pinned(const GameState& state, PieceIndex piece);

}  // namespace plyglot::hive
