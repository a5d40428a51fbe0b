#pragma once
// The numbers of turns (homeworlds R1).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Reports the numbers that are not one more than the number before.
void check_turn_numbers(Reading& reading);

}  // namespace plyglot::homeworlds
