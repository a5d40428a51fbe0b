#pragma once
// The bugs as pictures draw them, from above.

#include <plyglot/board_graph.hpp>
#include <plyglot/hive_position.hpp>

#include <array>

namespace plyglot::hive {

// By BugKind. Each has an outline of its own, so that one tells them apart in black and white and 24 pixels wide.
extern const std::array<board::Figure, bug_kinds> bug_figures;

}  // namespace plyglot::hive
