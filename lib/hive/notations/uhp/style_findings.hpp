#pragma once
// Style checks of UHP.

#include "diagnostics/reporter.hpp"
#include "hive/record/written_move.hpp"
#include "hive/rules/game_state.hpp"

namespace plyglot::hive::uhp {

// uhp/not-canonical-reference, a style check: run only if the reporter wants it. `before` is the state in which the
// move was played.
void check_reference(const WrittenMove& move, const GameState& before, const Ply& ply, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
