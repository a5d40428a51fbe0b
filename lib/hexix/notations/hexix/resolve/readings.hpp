#pragma once
// Where a word is refused and play goes on with another reading of the record: hexix R19.

#include "hexix/notations/hexix/resolve/play.hpp"

namespace plyglot::hexix {

// Refuses the word that begins there, if there may be another reading: then nothing is played before `go_on`.
bool is_refused(Resolution& resolution, std::uint32_t offset);

// Looks for the reading, says it, and plays what it reads otherwise. Answers from which row on the record is played
// then, without what comes before `Resolution::resume`; if there is no reading, that is the refused word.
std::uint32_t go_on(Resolution& resolution, std::uint32_t row);

}  // namespace plyglot::hexix
