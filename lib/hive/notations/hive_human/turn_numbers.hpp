#pragma once
// The numbers of turns (hive-human K9).

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_human/ast.hpp"

namespace plyglot::hive::hive_human {

// Reports numbers that are wrong, in another form or missing. A text without any is complete.
void check_turn_numbers(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_human
