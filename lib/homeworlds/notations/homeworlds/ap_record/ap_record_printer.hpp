#pragma once
// A game as the JSON game record of Abstract Play (homeworlds 3.3).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// The document, without a line end at its end: one member or entry on a line, indented by one space more than what it
// belongs to.
//
// A record that comes from such a document keeps it: only the turns without an error are written again. If the record
// has another number of turns than the document, all rounds are written again.
//
// Otherwise the site's schema asks for more than a game says. Unknown dates are the first moment of 1970. The players
// have their seats for ids and count as programs, so that the site would not rate people for a game that it has not
// seen. The site is the one whose form it is, and the variant is the one whose rules let a player pass at any time
// (homeworlds-rules G2). Headers of a record go where a reader of the document finds them again. The form cannot give
// an initial position: a record that has one must not be written.
std::string print_ap_record(const Record& record);

}  // namespace plyglot::homeworlds
