#pragma once
// Positions that cannot arise in play (hop R24).

#include "board/cell_map.hpp"
#include "diagnostics/reporter.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// a: only these kinds get onto another bug.
constexpr bool climbs(BugKind kind) {
  return kind == BugKind::beetle || kind == BugKind::mosquito || kind == BugKind::dragonfly;
}
// b: there are four beetles and two mosquitoes that can be on top of a seventh bug.
inline constexpr std::uint32_t highest_level = 6;
// c: the queen comes by the fourth turn.
inline constexpr std::uint32_t most_before_queen = 3;

// What the bugs of a side tell of the turns it has had: at least so many, or exactly if it cannot have moved.
struct TurnsTaken {
  std::uint32_t bugs = 0;
  bool has_only_placed = false;
};
// f, of boards that do not hold a single bug.
bool can_be_to_move(Colour to_move, TurnsTaken white, TurnsTaken black);

// h: says that a queen has no free cell beside her.
void report_surrounded(const Bug& queen, diagnostics::Reporter& reporter);

// `tops` gives for each occupied cell the index of the bug on top of it. Checks that need the side to move are left
// out where it is unknown. `severity` is that of what cannot arise: information where positions may be composed, such
// as puzzles, a warning where they come from games.
void check_reachability(const Position& position, const board::CellMap& tops, diagnostics::Severity severity,
                        diagnostics::Reporter& reporter);

}  // namespace plyglot::hive
