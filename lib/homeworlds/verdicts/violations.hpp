#pragma once
// Broken rules of play as findings (homeworlds-rules 6).

#include "diagnostics/reporter.hpp"
#include "homeworlds/rules/violation.hpp"
#include "homeworlds/verdicts/situation.hpp"

namespace plyglot::homeworlds {

// Where in the text the parts of actions and turns are.

// The part of an action that findings point to. Not Part::turn.
text::Span span_of(const ActionNode& action, Part part);

// What a violation points to (homeworlds-rules 6). Actions have the numbers of the tree.
text::Span span_of(const Ast& ast, const Violation& violation);

diagnostics::DiagnosticId id_of(Rule rule);
// `homeworlds/not-in-bank`.
std::string_view name_of(Rule rule);

// Words what was found when the record was resolved; the violations are all of it, in the order of detection. Linear in
// the record: it is played once more, for what the board looked like at each finding and how that came about.
void report_violations(const Situation& situation, const std::vector<Violation>& violations,
                       diagnostics::Reporter& reporter);

// The strategic hints, for the option `advice` (the end of homeworlds-rules 6): at the last action of each turn after
// which the position is certain. Linear in the record.
void report_advice(const Situation& situation, diagnostics::Reporter& reporter);

}  // namespace plyglot::homeworlds
