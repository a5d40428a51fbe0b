#pragma once
// The numbers of turns (hopgi R19).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

namespace plyglot::hopgi::record {

// The number that waits for the turn of the side to move: its value, its dots, and whether it belongs there.
void check_number(Resolution& resolution);
// R29: where the number that waits, which there is, begins another game, it is reported, and the position is unknown.
void look_for_restart(Resolution& resolution);
// A turn that begins there without a number.
void check_missing_number(Resolution& resolution, std::uint32_t turn_begin);
// One of these for the turn of the side to move that begins there; then no number waits any more.
void take_number(Resolution& resolution, std::uint32_t turn_begin);

}  // namespace plyglot::hopgi::record
