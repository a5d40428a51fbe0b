#pragma once
// Style checks, which are off until they are asked for.

#include "diagnostics/reporter.hpp"
#include "hive/record/written_move.hpp"
#include "hive/rules/game_state.hpp"

namespace plyglot::hive::thehive {

// thehive/not-canonical-reference: the ply was just played, as `move` writes it, and made the board `state`.
void check_reference(const WrittenMove& move, const Ply& ply, const GameState& state, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
