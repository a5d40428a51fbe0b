#pragma once
// Positions that cannot arise in play (hop R24).

#include "board/cell_map.hpp"
#include "diagnostics/reporter.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// `tops` gives for each occupied cell the index of the bug on top of it. Checks that need the side to move are left
// out where it is unknown. `severity` is that of what cannot arise: information where positions may be composed, such
// as puzzles, a warning where they come from games.
void check_reachability(const Position& position, const board::CellMap& tops, diagnostics::Severity severity,
                        diagnostics::Reporter& reporter);

}  // namespace plyglot::hive
