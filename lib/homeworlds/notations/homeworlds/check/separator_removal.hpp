#pragma once
// The fix that takes away a separator between no actions, so that all else is read as before.

#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"

namespace plyglot::homeworlds {

// Where the last of the marks ends that end a turn, of which this is the first: if it went alone, the next would be the
// first. None if something else is between them.
std::optional<std::uint32_t> end_of_turn_marks(const NotedWording& wording, text::Span mark);

// Whether a line of `quux` would begin with something else without these bytes: a byte order mark, a position or a
// homeworld; or would be no turn any more.
bool hides_start_of_quux_line(const NotedWording& wording, text::Span removed);

// Deletes these marks, which separate nothing. Gives no fix where something else would be read in another way then.
void delete_marks(NotedWording& wording, text::Span marks);

}  // namespace plyglot::homeworlds
