#pragma once
// How far one can say what a record means (homeworlds-rules E2).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Whether the rules of the record follow its turns: it is no fragment (homeworlds L7), and has no more players than the
// rules know.
bool is_judged(const Record& record);

// Whether the position after the last turn is certain.
bool has_known_end(const Record& record);

// Whether, besides, every word of the text is part of what is known: no turn has an error of the notation, and nothing
// is left unread.
bool is_wholly_known(const Record& record);

}  // namespace plyglot::homeworlds
