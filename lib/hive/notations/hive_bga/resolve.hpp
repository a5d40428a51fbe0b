#pragma once
// AST to record for logs of Board Game Arena.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_bga/ast.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive::hive_bga {

// Empties the record and fills it as far as the log goes.
void resolve(const text::Source& source, const Ast& ast, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_bga
