#pragma once
// The rules that are open (hexix 9), and how options have them judged (hexix 6).

#include "hexix/rules/judge.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::hexix {

struct OpenRules {
  // Severities of R8 and of the three `inactive-*`; `off` also drops the rule from R10.
  diagnostics::Severity global_rule = diagnostics::Severity::warning;
  diagnostics::Severity inactive_rule = diagnostics::Severity::warning;

  RuleOptions rules() const {
    return {global_rule != diagnostics::Severity::off, inactive_rule != diagnostics::Severity::off};
  }
};

// All rules but those that options switch off (hexix 6).
inline RuleSet rules_in_force(const OpenRules& open) {
  unsigned dropped = 0;
  if (open.global_rule == diagnostics::Severity::off) dropped |= bit(Rule::global_rule);
  if (open.inactive_rule == diagnostics::Severity::off) {
    dropped |= unsigned{bit(Rule::inactive_anchor)} | bit(Rule::inactive_increment) | bit(Rule::inactive_capture);
  }
  return static_cast<RuleSet>(~dropped);
}

// Those that are errors: a ply against one of them was meant otherwise (hexix R19).
inline RuleSet grave_rules(const OpenRules& open) {
  unsigned light = bit(Rule::wrong_value);
  if (open.global_rule != diagnostics::Severity::error) light |= bit(Rule::global_rule);
  if (open.inactive_rule != diagnostics::Severity::error) {
    light |= unsigned{bit(Rule::inactive_anchor)} | bit(Rule::inactive_increment) | bit(Rule::inactive_capture);
  }
  return static_cast<RuleSet>(~light);
}

}  // namespace plyglot::hexix
