#pragma once
// How positions are shown, whatever notation they were read from.

#include "notation/views.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// What the row of a notation names. The canonical text in the JSON is HOP in the dialect that the options name, and
// moves are in UHP, the companion of HOP for them.
extern const notation::Views<Position> position_views;

}  // namespace plyglot::hive
