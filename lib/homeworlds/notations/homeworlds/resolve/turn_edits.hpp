#pragma once
// A reading of the turns as edits of their text (homeworlds-rules E5).

#include "homeworlds/notations/homeworlds/resolve/homeworlds_text.hpp"

namespace plyglot::homeworlds {

using TurnScript = repair::Script<HomeworldsText::Move>;

// Sorted. None where the text has no place for them. `mover`: whose turn it is before the first item.
std::vector<diagnostics::Edit> edits_of(const HomeworldsText& text, const PlayedText& played, const TurnScript& script,
                                        Player mover);

}  // namespace plyglot::homeworlds
