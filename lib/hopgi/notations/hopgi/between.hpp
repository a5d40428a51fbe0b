#pragma once
// What comes between the games of a file and after the last one: blank lines and comments (hopgi 2).

#include "notation/row.hpp"

namespace plyglot::hopgi::record {

// Reports what is found in a unit of the kind `blank` or `other`.
void read_between(const notation::ReadContext& context, const notation::Unit& unit);

// Appends the canonical text of a unit of the kind `other`, without a last line end.
void print_between(const text::Source& source, const notation::Unit& unit, std::string& out);

}  // namespace plyglot::hopgi::record
