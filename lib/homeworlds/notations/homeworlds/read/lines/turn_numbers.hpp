#pragma once
// The numbers of turns (homeworlds R1).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Reports the numbers that are not one more than the number before; in layout `rounds` the marks of turns that do not
// follow the mark before, and tells each turn which of its round it is.
void check_turn_numbers(Reading& reading);

// As far as headers and the position say so; two if they do not.
Player player_count_of(const Ast& ast);

}  // namespace plyglot::homeworlds
