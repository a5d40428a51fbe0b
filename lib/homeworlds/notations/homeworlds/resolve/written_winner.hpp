#pragma once
// The header `Winner` beside what happened on the board (homeworlds 7, `result-vs-board`).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Once the record has its outcome.
void check_written_winner(Reading& reading, const Record& record);

}  // namespace plyglot::homeworlds
