#pragma once
// AST to record.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_human/ast.hpp"
#include "hive/rules/game.hpp"

namespace plyglot::hive::hive_human {

// Fills the record (hive-human K1 to K12), with every finding of the phase meaning.
void resolve(const text::Source& source, const Ast& ast, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter);

// Plays the only move of the text on a game that goes on, of which the record has the plies. False, with nothing done,
// if there is none or another.
bool resolve_on(const text::Source& source, const Ast& ast, Game& game, Record& record,
                diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_human
