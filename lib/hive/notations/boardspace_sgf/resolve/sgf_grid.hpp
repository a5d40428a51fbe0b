#pragma once
// The grid of boardspace.net (hive-notations N2, S6 and S16): columns from `A` to `Z` and rows from 1 to 26, on which
// what leaves at one edge comes in at the other.

#include "hive/rules/game_state.hpp"

#include <string>

namespace plyglot::hive::boardspace_sgf {

// The cell that a place means, given as it lies from the place of the first piece: the one in or beside the hive.
// As it is given if there is none.
Cell cell_near_hive(Cell cell, const GameState& state);

// Whether no two cells in or beside the hive have the same place.
bool fits_grid(const GameState& state);

// `N 13`, where the first piece of the game lies.
std::string place_text(Cell cell);

}  // namespace plyglot::hive::boardspace_sgf
