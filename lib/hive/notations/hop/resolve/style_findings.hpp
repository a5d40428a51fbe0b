#pragma once
// Checks of a whole position (hop 4.4).

#include "hive/notations/hop/resolve/set_field.hpp"

namespace plyglot::hive::hop {

// The bugs on the board against the bugs of the set (hop R23). For positions whose set is known and whose cells are
// reliable.
void check_counts(const Ast& ast, const Position& position, diagnostics::Reporter& reporter);

// hop/not-canonical, a style check: run only if the reporter wants it.
void check_canonical(const text::Source& source, const Position& position, Dialect dialect,
                     diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hop
