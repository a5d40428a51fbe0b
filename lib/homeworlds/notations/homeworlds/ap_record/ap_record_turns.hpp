#pragma once
// The moves of a game record of Abstract Play: rounds with an entry for each seat (homeworlds 3.3).

#include "homeworlds/notations/homeworlds/ap_record/ap_record_reading.hpp"

namespace plyglot::homeworlds {

// Reads the member `moves` of the document, which must be there. The number of seats is known by then, if the header
// names players.
void read_ap_moves(ApReading& reading, const std::vector<JsonMember>& document);

// The same as for a document without turns.
void map_no_turns(const text::Source& file, text::MappedText& turns);

}  // namespace plyglot::homeworlds
