#pragma once
// From the tree to the record: who moves, which systems are meant, and what becomes of the board (homeworlds 4, R2, R7,
// R8.3, R11, R13, R17; homeworlds-rules 5).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/rules/violation.hpp"
#include "notation/row.hpp"

namespace plyglot::homeworlds {

// homeworlds 6: the profile of a dialect for which neither option nor header names one.
Profile profile_of(Dialect dialect);

struct ResolveWishes {
  // Where findings alone are, the record has no parts (record_parts.hpp).
  notation::Wanted wanted = notation::Wanted::record;
  // What comes after the first turn from this one on that the rules refuse is not played; none to play it all.
  std::optional<std::uint32_t> until_refused_from;
};

// Fills the record, which is emptied first. `findings` are those of the reader, by their spans: what the position says
// of them is added to them, and what only the position shows is appended; those that hold no more are taken out. The
// tree gets the words of a trade in the order in which they are meant (R8.3). Actions have the numbers that they have
// in the tree, and systems those of the state. Spans are those of the source. Linear in the text.
void resolve(const text::Source& source, Ast& ast, Profile profile, std::vector<NotedFinding>& findings,
             std::vector<Violation>& violations, Record& record, const ResolveWishes& wishes = {});

}  // namespace plyglot::homeworlds
