#pragma once
// How each kind moves (hive-rules 4.4), one function for each rule. The mover is lifted; that it may leave at all (H9
// to H11) is the caller's business.

#include "hive/rules/steps.hpp"

namespace plyglot::hive {

// Each adds its destinations. All but the beetle and the mosquito take for granted that the mover was alone in its
// cell.
void add_queen_moves(const Lifted& board, SpotSet& to);
// Must be the first to add to the set.
void add_ant_moves(const Lifted& board, SpotSet& to);
void add_spider_moves(const Lifted& board, SpotSet& to);
void add_beetle_moves(const Lifted& board, SpotSet& to);
void add_grasshopper_moves(const Lifted& board, SpotSet& to);
void add_ladybug_moves(const Lifted& board, SpotSet& to);
void add_mosquito_moves(const Lifted& board, SpotSet& to);

// H21: the kinds that a mosquito in this cell copies if it is on the ground, as bits by BugKind.
unsigned kinds_copied_at(const GameState& state, Spot spot);
constexpr unsigned bit_of(BugKind kind) { return 1U << static_cast<unsigned>(kind); }

// The movements of a top piece by its own kind or a copied one, without throws.
void add_movements(const Lifted& board, BugKind kind, SpotSet& to);

}  // namespace plyglot::hive
