#pragma once

#include "diagnostics/reporter.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive::boardspace_sgf {

// AST to record (hive-notations 4.5), with every finding of the phases meaning and rule. The record is emptied first.
void resolve(const text::Source& source, const Ast& ast, const RuleOptions& options, Record& record,
             diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::boardspace_sgf
