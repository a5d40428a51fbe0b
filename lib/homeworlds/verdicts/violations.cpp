#include "homeworlds/verdicts/violations.hpp"

#include "homeworlds/verdicts/violation_wordings.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// The board as it was when this was found.
void advance(BoardHistory& history, const Violation& violation) {
  if (violation.rule == Rule::play_after_end) {
    if (violation.turn > 0) history.advance_past(violation.turn - 1);
  } else if (violation.part == Part::turn && violation.effect != Effect::skipped) {
    history.advance_past(violation.turn);
  } else {
    history.advance_to(violation.action);
  }
}

void word(violations::Wording& wording) {
  const Rule rule = wording.violation.rule;
  switch (rule) {
    case Rule::not_in_bank:
    case Rule::bank_out_of_colour:
    case Rule::wrong_build_size:
    case Rule::trade_size:
    case Rule::redundant_trade:
      return violations::word_bank(wording);
    case Rule::not_connected:
      return violations::word_system(wording);
    default:
      break;
  }
  if (rule <= Rule::small_universe) return violations::word_home(wording);
  if (rule <= Rule::forgotten_system) return violations::word_system(wording);
  if (rule <= Rule::no_technology) return violations::word_ship(wording);
  if (rule <= Rule::no_overpopulation) return violations::word_attack(wording);
  if (rule <= Rule::missing_pass) return violations::word_budget(wording);
  violations::word_end(wording);
}

// Whether the action would have been played but for something else, of which nothing is said (homeworlds-rules E2).
bool lets_play(Rule rule) {
  switch (rule) {
    case Rule::no_technology:
    case Rule::trade_size:
    case Rule::redundant_trade:
    case Rule::not_connected:
    case Rule::attack_too_large:
    case Rule::extra_action:
    case Rule::sacrifice_colour:
    case Rule::too_many_actions:
      return true;
    default:
      return false;
  }
}

// homeworlds-rules E2.
void note_stop(violations::Wording& wording) {
  const Violation& violation = wording.violation;
  if (violation.effect != Effect::skipped || violation.weight != Weight::error) return;
  const std::string stop = "the rest of this game is checked for syntax only";
  wording.note(lets_play(violation.rule) ? "the action cannot be played for another reason too: " + stop : stop);
}

// homeworlds-rules G24: a colour that is written as a piece of another size is one finding, and its fix is the letter.
void take_over_colour_form(findings::Finding& trade_size, diagnostics::Reporter& reporter) {
  const auto is_of_word = [&](const diagnostics::Diagnostic& found) {
    return found.id == diagnostics::DiagnosticId::homeworlds_colour_form && found.span == trade_size.span() &&
           found.fix;
  };
  const auto& pending = reporter.pending();
  if (std::none_of(pending.begin(), pending.end(), is_of_word)) return;
  trade_size.fix(reporter.withdraw(diagnostics::DiagnosticId::homeworlds_colour_form, trade_size.span())->fix);
}

}  // namespace

void report_violations(const ViolationContext& context, const std::vector<Violation>& violations,
                       diagnostics::Reporter& reporter) {
  if (violations.empty()) return;
  BoardHistory history(context.record);
  violations::Slips slips(context.record);
  for (const Violation& violation : violations) {
    advance(history, violation);
    {
      violations::Wording wording(context, slips, violation, history, reporter);
      word(wording);
      note_stop(wording);
      if (violation.rule == Rule::trade_size) take_over_colour_form(wording, reporter);
    }
    slips.add(violation);
  }
}

}  // namespace plyglot::homeworlds
