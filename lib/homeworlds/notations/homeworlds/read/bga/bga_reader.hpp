#pragma once
// The game log of Board Game Arena, from lines to turns (homeworlds B1 to B6).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Fills players, headers, turns and actions of the tree, which is empty but for its dialect; findings are appended in
// no particular order. What is taken back, or not ended when the log ends, makes no turn. Linear in the text.
void read_bga(Reading& reading);

}  // namespace plyglot::homeworlds
