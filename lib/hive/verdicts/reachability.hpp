#pragma once
// Positions that cannot arise in play (hop R24). They may be diagrams, so these are warnings.

#include "board/cell_map.hpp"
#include "diagnostics/reporter.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// `tops` gives for each occupied cell the index of the bug on top of it. Checks that need the side to move are left
// out where it is unknown.
void check_reachability(const Position& position, const board::CellMap& tops, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive
