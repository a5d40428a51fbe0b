#include "hexix/verdicts/violations.hpp"

#include "hexix/verdicts/wordings.hpp"

#include <array>

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Severity;

struct WordedRule {
  DiagnosticId id;
  void (*word)(const Violation&);
};

// By Rule.
constexpr std::array<WordedRule, rules> worded_rules = {{
    {DiagnosticId::hexix_occupied_cell, word_occupied_cell},
    {DiagnosticId::hexix_no_own_neighbour, word_no_own_neighbour},
    {DiagnosticId::hexix_inactive_anchor, word_inactive_anchor},
    {DiagnosticId::hexix_wrong_value, word_wrong_value},
    {DiagnosticId::hexix_global_rule, word_global_rule},
    {DiagnosticId::hexix_empty_cell, word_empty_cell},
    {DiagnosticId::hexix_enemy_piece, word_enemy_piece},
    {DiagnosticId::hexix_increment_past_six, word_increment_past_six},
    {DiagnosticId::hexix_inactive_increment, word_inactive_increment},
    {DiagnosticId::hexix_empty_target, word_empty_target},
    {DiagnosticId::hexix_own_target, word_own_target},
    {DiagnosticId::hexix_home_captures, word_home_captures},
    {DiagnosticId::hexix_not_forward, word_not_forward},
    {DiagnosticId::hexix_capture_value, word_capture_value},
    {DiagnosticId::hexix_inactive_capture, word_inactive_capture},
}};

// hexix 6: the open rules have the severity that the options give them.
Severity severity_of(Rule rule, DiagnosticId id, const OpenRules& open) {
  switch (rule) {
    case Rule::global_rule:
      return open.global_rule;
    case Rule::inactive_anchor:
    case Rule::inactive_increment:
    case Rule::inactive_capture:
      return open.inactive_rule;
    default:
      return diagnostics::catalogue_entry(id).severity;
  }
}

}  // namespace

void report_violations(const Circumstances& circumstances, const MoveNode& node, Move move, const Verdict& verdict,
                       RuleSet broken) {
  for (unsigned i = 0; i < rules; ++i) {
    const auto rule = static_cast<Rule>(i);
    if (!contains(broken, rule)) continue;
    const WordedRule& worded = worded_rules[i];
    const Severity severity = severity_of(rule, worded.id, circumstances.open_rules);
    worded.word({circumstances, node, move, verdict, worded.id, severity});
  }
}

}  // namespace plyglot::hexix
