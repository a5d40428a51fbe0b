#pragma once

#include "diagnostics/reporter.hpp"
#include "hive/notations/uhp/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive::uhp {

// AST to record (hive-notations 4.1, U9 and U10), with every other finding. `record_number` is its number in the file,
// from 1.
void resolve(const text::Source& source, const Ast& ast, Dialect dialect, const RuleOptions& options,
             std::uint32_t record_number, Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
