#pragma once
// What is said about a move that is against the rules (hexix R7 to R9, R12).

#include "hexix/notation/resolution.hpp"
#include "hexix/rules.hpp"

namespace plyglot::hexix {

// All rules but those that options switch off (hexix 6).
inline RuleSet rules_in_force(const Options& options) {
  unsigned dropped = 0;
  if (options.global_rule == diagnostics::Severity::off) dropped |= bit(Rule::global_rule);
  if (options.inactive_rule == diagnostics::Severity::off) {
    dropped |= unsigned{bit(Rule::inactive_anchor)} | bit(Rule::inactive_increment) | bit(Rule::inactive_capture);
  }
  return static_cast<RuleSet>(~dropped);
}

// Reports each rule of `broken`. The move is not played yet. Of an unknown position only `not_forward` can be broken.
void report_violations(Resolution& resolution, const MoveNode& node, Move move, const Verdict& verdict, RuleSet broken);

}  // namespace plyglot::hexix
