#pragma once
// Where a record names systems and players.

#include <plyglot/annotations.hpp>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends things in the order in which they are named first, and their mentions. A word for a home that is called by
// its player names both: the player, and then the home. Without a written name a system is defined by the action that
// made it.
void append_mentions(const Record& record, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::homeworlds
