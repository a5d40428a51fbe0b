#pragma once

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive::hive_pgn {

// AST to record (hive-notations P1 to P4), with every other finding. What comments ask to be suppressed goes to the
// reporter. The record is emptied first.
void resolve(const text::Source& source, const Ast& ast, uhp::Dialect dialect, const RuleOptions& options,
             Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_pgn
