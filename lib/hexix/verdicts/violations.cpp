#include "hexix/verdicts/violations.hpp"

#include "findings/rule_words.hpp"
#include "hexix/verdicts/wording.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;

constexpr std::array<findings::RuleWords<Rule, const Violation>, rules> rule_words = {{
    {Rule::occupied_cell, DiagnosticId::hexix_occupied_cell, word_occupied_cell},
    {Rule::no_own_neighbour, DiagnosticId::hexix_no_own_neighbour, word_no_own_neighbour},
    {Rule::inactive_anchor, DiagnosticId::hexix_inactive_anchor, word_inactive_anchor},
    {Rule::wrong_value, DiagnosticId::hexix_wrong_value, word_wrong_value},
    {Rule::global_rule, DiagnosticId::hexix_global_rule, word_global_rule},
    {Rule::empty_cell, DiagnosticId::hexix_empty_cell, word_empty_cell},
    {Rule::enemy_piece, DiagnosticId::hexix_enemy_piece, word_enemy_piece},
    {Rule::increment_past_six, DiagnosticId::hexix_increment_past_six, word_increment_past_six},
    {Rule::inactive_increment, DiagnosticId::hexix_inactive_increment, word_inactive_increment},
    {Rule::empty_target, DiagnosticId::hexix_empty_target, word_empty_target},
    {Rule::own_target, DiagnosticId::hexix_own_target, word_own_target},
    {Rule::home_captures, DiagnosticId::hexix_home_captures, word_home_captures},
    {Rule::not_forward, DiagnosticId::hexix_not_forward, word_not_forward},
    {Rule::capture_value, DiagnosticId::hexix_capture_value, word_capture_value},
    {Rule::inactive_capture, DiagnosticId::hexix_inactive_capture, word_inactive_capture},
}};
static_assert(findings::is_in_order(rule_words));

// hexix 6: the open rules have the severity that the options give them.
diagnostics::Severity severity_of(Rule rule, DiagnosticId id, const OpenRules& open) {
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

void report_violations(const Situation& situation, const MoveNode& node, Move move, const Verdict& verdict,
                       RuleSet broken) {
  for (const auto& [rule, id, words] : rule_words) {
    if (!contains(broken, rule)) continue;
    words({situation, node, move, verdict, id, severity_of(rule, id, situation.open_rules)});
  }
}

bool is_of_rule(diagnostics::DiagnosticId id) {
  return std::any_of(rule_words.begin(), rule_words.end(), [id](const auto& words) { return words.id == id; });
}

}  // namespace plyglot::hexix
