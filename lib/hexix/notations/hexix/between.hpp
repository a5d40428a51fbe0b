#pragma once
// What comes between the records of a file and after the last one: blank lines and the tail (hexix 2).

#include "notation/row.hpp"

namespace plyglot::hexix {

// Reports what is found in a unit of the kind `blank` or `other`; an empty file is one empty blank unit.
void read_between(const notation::ReadContext& context, const notation::Unit& unit);

// Appends the canonical text of a unit of the kind `other`, without a last line end (hexix 5.1, 5.3); nothing if
// nothing is left of it.
void print_between(const text::Source& source, const notation::Unit& unit, std::string& out);

}  // namespace plyglot::hexix
