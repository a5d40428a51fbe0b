#include "homeworlds/verdicts/violations.hpp"

#include "findings/rule_words.hpp"
#include "homeworlds/verdicts/wording.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::DiagnosticId;

// The board as it was when this was found.
void advance(FoundBoard& board, const Violation& violation) {
  if (violation.rule == Rule::play_after_end) {
    if (violation.turn > 0) board.go_past(violation.turn - 1);
  } else if (violation.part == Part::turn && violation.effect != Effect::skipped) {
    board.go_past(violation.turn);
  } else {
    board.go_to(violation.action);
  }
}

constexpr std::array<findings::RuleWords<Rule, verdicts::Wording>, rule_count> rule_words = {{
    {Rule::not_established, DiagnosticId::homeworlds_not_established, verdicts::word_not_established},
    {Rule::first_turn_pass, DiagnosticId::homeworlds_first_turn_pass, verdicts::word_first_pass},
    {Rule::homeworld_twice, DiagnosticId::homeworlds_homeworld_twice, verdicts::word_second_home},
    {Rule::bad_homeworld, DiagnosticId::homeworlds_bad_homeworld, verdicts::word_bad_home},
    {Rule::one_star_home, DiagnosticId::homeworlds_one_star_home, verdicts::word_one_star},
    {Rule::home_small_ship, DiagnosticId::homeworlds_home_small_ship, verdicts::word_small_ship},
    {Rule::home_few_colours, DiagnosticId::homeworlds_home_few_colours, verdicts::word_few_colours},
    {Rule::home_missing_technology, DiagnosticId::homeworlds_home_missing_technology,
     verdicts::word_missing_technology},
    {Rule::home_twin_stars, DiagnosticId::homeworlds_home_twin_stars, verdicts::word_twin_stars},
    {Rule::microverse, DiagnosticId::homeworlds_microverse, verdicts::word_neighbour},
    {Rule::small_universe, DiagnosticId::homeworlds_small_universe, verdicts::word_neighbour},
    {Rule::not_in_bank, DiagnosticId::homeworlds_not_in_bank, verdicts::word_not_in_bank},
    {Rule::duplicate_name, DiagnosticId::homeworlds_duplicate_name, verdicts::word_duplicate},
    {Rule::name_reuse, DiagnosticId::homeworlds_name_reuse, verdicts::word_reuse},
    {Rule::unknown_system, DiagnosticId::homeworlds_unknown_system, verdicts::word_unknown},
    {Rule::forgotten_system, DiagnosticId::homeworlds_forgotten_system, verdicts::word_forgotten},
    {Rule::no_such_ship, DiagnosticId::homeworlds_no_such_ship, verdicts::word_no_ship},
    {Rule::not_your_ship, DiagnosticId::homeworlds_not_your_ship, verdicts::word_others_ship},
    {Rule::no_ship_of_colour, DiagnosticId::homeworlds_no_ship_of_colour, verdicts::word_no_colour},
    {Rule::no_technology, DiagnosticId::homeworlds_no_technology, verdicts::word_no_technology},
    {Rule::bank_out_of_colour, DiagnosticId::homeworlds_bank_out_of_colour, verdicts::word_out_of_colour},
    {Rule::wrong_build_size, DiagnosticId::homeworlds_wrong_build_size, verdicts::word_build_size},
    {Rule::trade_size, DiagnosticId::homeworlds_trade_size, verdicts::word_trade_size},
    {Rule::redundant_trade, DiagnosticId::homeworlds_redundant_trade, verdicts::word_redundant_trade},
    {Rule::not_connected, DiagnosticId::homeworlds_not_connected, verdicts::word_not_connected},
    {Rule::attack_own_ship, DiagnosticId::homeworlds_attack_own_ship, verdicts::word_own_ship},
    {Rule::attack_owner_missing, DiagnosticId::homeworlds_attack_owner_missing, verdicts::word_owner_missing},
    {Rule::no_attacker, DiagnosticId::homeworlds_no_attacker, verdicts::word_no_attacker},
    {Rule::attack_too_large, DiagnosticId::homeworlds_attack_too_large, verdicts::word_too_large},
    {Rule::no_overpopulation, DiagnosticId::homeworlds_no_overpopulation, verdicts::word_no_overpopulation},
    {Rule::catastrophe_between_actions, DiagnosticId::homeworlds_catastrophe_between_actions, verdicts::word_between},
    {Rule::extra_action, DiagnosticId::homeworlds_extra_action, verdicts::word_extra},
    {Rule::sacrifice_colour, DiagnosticId::homeworlds_sacrifice_colour, verdicts::word_sacrifice_colour},
    {Rule::too_many_actions, DiagnosticId::homeworlds_too_many_actions, verdicts::word_too_many},
    {Rule::surplus_pass, DiagnosticId::homeworlds_surplus_pass, verdicts::word_surplus_pass},
    {Rule::missing_pass, DiagnosticId::homeworlds_missing_pass, verdicts::word_missing_pass},
    {Rule::self_elimination, DiagnosticId::homeworlds_self_elimination, verdicts::word_self_elimination},
    {Rule::play_after_end, DiagnosticId::homeworlds_play_after_end, verdicts::word_play_after_end},
}};

static_assert(findings::is_in_order(rule_words));

const auto& row_of(Rule rule) { return rule_words[static_cast<std::size_t>(rule)]; }

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
void note_stop(verdicts::Wording& wording) {
  const Violation& violation = wording.violation;
  if (violation.effect != Effect::skipped || violation.severity != diagnostics::Severity::error) return;
  const std::string stop = "the rest of this game is checked for syntax only";
  wording.note(lets_play(violation.rule) ? "the action cannot be played for another reason too: " + stop : stop);
}

// homeworlds-rules G24: a colour that is written as a piece of another size is one finding, and its fix is the letter.
void take_over_colour_form(findings::Finding& trade_size, diagnostics::Reporter& reporter) {
  const auto is_of_word = [&](const diagnostics::Diagnostic& found) {
    return found.id == DiagnosticId::homeworlds_colour_form && found.span == trade_size.span() && found.fix;
  };
  const auto& pending = reporter.pending();
  if (std::none_of(pending.begin(), pending.end(), is_of_word)) return;
  auto fix = reporter.withdraw(DiagnosticId::homeworlds_colour_form, trade_size.span())->fix;
  // Of an error no fix is safe.
  fix->safety = diagnostics::Safety::unsafe;
  trade_size.fix(std::move(fix));
}

}  // namespace

text::Span span_of(const ActionNode& action, Part part) {
  switch (part) {
    case Part::turn:
    case Part::action:
      break;
    case Part::verb:
      return action.verb_span;
    case Part::stars:
      return text::cover(action.stars[0].span, action.stars[1].span);
    case Part::stars_to_ship:
      return text::cover(action.stars[0].span, action.ship.span);
    case Part::first_star:
      return action.stars[0].span;
    case Part::second_star:
      return action.stars[1].span;
    case Part::ship:
      return action.ship.span;
    case Part::colour:
      return action.colour.span;
    case Part::system:
      return action.system.span;
    case Part::other_system:
      return action.other_system.span;
    case Part::star:
      return action.star.span;
  }
  return action.span;
}

text::Span span_of(const Ast& ast, const Violation& violation) {
  if (violation.part == Part::turn || violation.action == no_action) return ast.turns[violation.turn].span;
  return span_of(ast.actions[violation.action], violation.part);
}

DiagnosticId id_of(Rule rule) { return row_of(rule).id; }

std::string_view name_of(Rule rule) { return diagnostics::catalogue_entry(id_of(rule)).name; }

void report_violations(const Situation& situation, const std::vector<Violation>& violations,
                       diagnostics::Reporter& reporter) {
  if (violations.empty()) return;
  FoundBoard board(situation.record);
  verdicts::Slips slips(situation.record);
  for (const Violation& violation : violations) {
    advance(board, violation);
    {
      verdicts::Wording wording(situation, slips, violation, board, reporter);
      if (reporter.wants(id_of(violation.rule))) row_of(violation.rule).words(wording);
      note_stop(wording);
      if (violation.rule == Rule::trade_size) take_over_colour_form(wording, reporter);
    }
    slips.add(violation);
  }
}

}  // namespace plyglot::homeworlds
