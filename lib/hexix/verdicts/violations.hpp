#pragma once
// Broken rules of play as findings (hexix R7 to R9, R12).

#include "hexix/rules/judge.hpp"
#include "hexix/verdicts/situation.hpp"
#include "hexix/verdicts/written_move.hpp"

namespace plyglot::hexix {

// Reports each rule of `broken`. The move is not played yet. Of an unknown position only `not_forward` can be broken.
void report_violations(const Situation& situation, const MoveNode& node, Move move, const Verdict& verdict,
                       RuleSet broken);

// Whether a finding is about one of these rules.
bool is_of_rule(diagnostics::DiagnosticId id);

}  // namespace plyglot::hexix
