#pragma once
// What hivegame.com does not take (hop 6).

#include <plyglot/hive_position.hpp>

namespace plyglot::hive::hop {

// R24i: exactly one bug that is not White's with Black to move. False if it is unknown whose turn it is.
bool is_refused_lone_bug(const Position& position);

// Why the site takes no text of the position, as a sentence; empty if it takes one.
std::string_view refusal_by_hivegame(const Position& position);

}  // namespace plyglot::hive::hop
