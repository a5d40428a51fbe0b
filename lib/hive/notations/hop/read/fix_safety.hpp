#pragma once
// Which fixes keep their promise in a text that is broken elsewhere.

#include "hive/notations/hop/read/ast.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::hive::hop {

// Makes those safe fixes unsafe that can change more than they say: where the fields themselves are guessed (hop T2),
// and where what is left out kept its neighbours apart, such as the mark in `2=!A`. Looks at each edit once.
void weigh_fixes(const text::Source& source, const Ast& ast, std::vector<diagnostics::Diagnostic>& findings);

}  // namespace plyglot::hive::hop
