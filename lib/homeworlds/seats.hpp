#pragma once
// How players are called by where they sit.

#include <plyglot/homeworlds_position.hpp>

namespace plyglot::homeworlds {

// `North` and `South`, with three players `North`, `East`, `South`, with four `West` too (homeworlds R13).
std::string_view seat_name(Player player, Player players);

}  // namespace plyglot::homeworlds
