#pragma once
// The options of Hexix (hexix 6).

#include "hexix/rules.hpp"
#include "notation/options.hpp"

#include <plyglot/diagnostic.hpp>
#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

notation::OptionTable option_table();

// `numbers` and `values`.
enum class Writing : std::uint8_t { keep, on, off };

struct Options {
  Dialect dialect = Dialect::v2024;
  Writing numbers = Writing::keep;
  Writing values = Writing::keep;
  // Severities of R8 and of the three `inactive-*`; `off` also drops the rule from R10.
  diagnostics::Severity global_rule = diagnostics::Severity::warning;
  diagnostics::Severity inactive_rule = diagnostics::Severity::warning;

  RuleOptions rules() const {
    return {global_rule != diagnostics::Severity::off, inactive_rule != diagnostics::Severity::off};
  }
};
Options options_of(const notation::OptionValues& values);

// The options of `perft hexix`: those that change the rules.
notation::OptionTable rule_option_table();
RuleOptions rule_options_of(const notation::OptionValues& values_of_rule_table);

}  // namespace plyglot::hexix
