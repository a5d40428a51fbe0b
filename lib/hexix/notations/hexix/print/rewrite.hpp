#pragma once
// Translation between the dialects: only the marks of placements change (hexix 8).

#include "hexix/notations/hexix/check/checks.hpp"

namespace plyglot::hexix {

// Appends the record's bytes as they are, with the marks of the dialect in all rows that are read as rows.
void rewrite_marks(const Scope& scope, Dialect to, std::string& out);

}  // namespace plyglot::hexix
