#pragma once

#include "diagnostics/reporter.hpp"
#include "hive/notations/thehive/read/ast.hpp"
#include "hive/rules/game.hpp"
#include "hive/spelling/thehive_spelling.hpp"

namespace plyglot::hive::thehive {

// AST to record (hive-notations 4.1 and V1 to V3), with every finding of the phases meaning and rule, and the
// suppressions in comments.
void resolve(const text::Source& source, const Ast& ast, Pieces pieces, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter);

// Plays the only move of the text on a game that goes on, of which the record has the plies. False, with nothing done,
// if there is none or another.
bool resolve_on(const text::Source& source, const Ast& ast, Game& game, Record& record,
                diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
