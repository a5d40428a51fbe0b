#pragma once
// What is said about a move that is against the rules (hexix R7 to R9, R12).

#include "hexix/rules/judge.hpp"
#include "hexix/verdicts/circumstances.hpp"
#include "hexix/verdicts/written_move.hpp"

namespace plyglot::hexix {

// Reports each rule of `broken`. The move is not played yet. Of an unknown position only `not_forward` can be broken.
void report_violations(const Circumstances& circumstances, const MoveNode& node, Move move, const Verdict& verdict,
                       RuleSet broken);

}  // namespace plyglot::hexix
