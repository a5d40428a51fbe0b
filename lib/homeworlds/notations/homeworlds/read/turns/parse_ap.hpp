#pragma once
// Dialect `ap`, read by its grammar (homeworlds 3.3). Findings are appended in no particular order.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/notations/homeworlds/read/turns/turn_memory.hpp"

namespace plyglot::homeworlds {

// A file: turns, and where the position is.
void read_ap_file(Reading& reading, TurnMemory& memory);

// A text of turns, one on each line, also an empty one. Lines end with LF; CR is a line end inside of a turn.
void read_ap_turns(Reading& reading, TurnMemory& memory);

// One turn, whose words are in this part of the text; line ends are inside of it. False, and there is none, if it has
// no words.
bool read_ap_turn(Reading& reading, text::Span words, TurnMemory& memory);

}  // namespace plyglot::homeworlds
