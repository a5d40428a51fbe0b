#include "homeworlds/rules/rule.hpp"

namespace plyglot::homeworlds {
namespace {

using Cell = std::optional<diagnostics::Severity>;

ProfileRules rules_of_ap() {
  ProfileRules rules;
  rules.starless_homes = StarlessHomes::own;
  rules.forgets_empty_enemy_homes = true;
  rules.allows_double_elimination = true;
  rules.waives_passes_at_end = true;
  rules.is_sinister = true;
  return rules;
}

// The site and the page author's engine do the same on the board.
ProfileRules rules_of_engines() {
  ProfileRules rules;
  rules.starless_homes = StarlessHomes::all;
  rules.trades_with_bank_only = true;
  return rules;
}

ProfileRules rules_of_quux() {
  ProfileRules rules;
  rules.forgets_empty_enemy_homes = true;
  rules.guards_own_home = true;
  rules.trades_with_bank_only = true;
  rules.name_case = NameCase::exact;
  rules.most_players_checked = 2;
  return rules;
}

ProfileRules rules_of_bga() {
  ProfileRules rules;
  rules.allows_double_elimination = true;
  rules.name_case = NameCase::exact;
  return rules;
}

constexpr Cell info = diagnostics::Severity::info;
constexpr Cell warning = diagnostics::Severity::warning;
constexpr Cell error = diagnostics::Severity::error;
constexpr Cell nothing = std::nullopt;

struct Row {
  Rule rule;
  // In the order of Profile: rules, ap, sdg, jpb, quux, hwl, bga.
  std::array<Cell, profiles> severities;
};

constexpr std::array<Cell, profiles> always = {error, error, error, error, error, error, error};
// P9.
constexpr std::array<Cell, profiles> unusual = {info, error, nothing, nothing, nothing, nothing, nothing};

constexpr std::array<Row, rule_count> rows = {{
    {Rule::not_established, always},
    {Rule::first_turn_pass, {error, error, nothing, error, error, error, error}},
    {Rule::homeworld_twice, always},
    {Rule::bad_homeworld, always},
    {Rule::one_star_home, {warning, error, nothing, error, nothing, nothing, error}},
    {Rule::home_small_ship, unusual},
    {Rule::home_few_colours, unusual},
    {Rule::home_missing_technology, unusual},
    {Rule::home_twin_stars, {info, nothing, nothing, nothing, nothing, nothing, nothing}},
    {Rule::microverse, unusual},
    {Rule::small_universe, unusual},
    {Rule::not_in_bank, always},
    {Rule::duplicate_name, always},
    {Rule::name_reuse, {info, info, info, info, info, info, info}},
    {Rule::unknown_system, always},
    {Rule::forgotten_system, always},
    {Rule::no_such_ship, always},
    {Rule::not_your_ship, always},
    {Rule::no_ship_of_colour, always},
    {Rule::no_technology, always},
    {Rule::bank_out_of_colour, always},
    {Rule::wrong_build_size, {error, warning, error, error, error, error, error}},
    {Rule::trade_size, {error, warning, error, error, error, error, error}},
    {Rule::redundant_trade, {warning, error, nothing, nothing, nothing, error, error}},
    {Rule::not_connected, always},
    {Rule::attack_own_ship, always},
    {Rule::attack_owner_missing, always},
    {Rule::no_attacker, always},
    {Rule::attack_too_large, always},
    {Rule::no_overpopulation, always},
    {Rule::catastrophe_between_actions, {nothing, nothing, nothing, nothing, error, nothing, nothing}},
    {Rule::extra_action, always},
    {Rule::sacrifice_colour, always},
    {Rule::too_many_actions, always},
    {Rule::surplus_pass, {error, error, nothing, error, nothing, nothing, nothing}},
    {Rule::missing_pass, {info, error, error, error, nothing, nothing, nothing}},
    {Rule::self_elimination, {warning, error, nothing, error, error, warning, nothing}},
    {Rule::play_after_end, always},
}};

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(rows[i].rule) != i) return false;
  }
  return true;
}

static_assert(are_in_order());

const Row& row_of(Rule rule) { return rows[static_cast<std::size_t>(rule)]; }

}  // namespace

std::string_view name_of(Profile profile) { return profile_names[static_cast<std::size_t>(profile)]; }

ProfileRules rules_of(Profile profile) {
  switch (profile) {
    case Profile::rules:
    case Profile::hwl:
      break;
    case Profile::ap:
      return rules_of_ap();
    case Profile::sdg:
    case Profile::jpb:
      return rules_of_engines();
    case Profile::quux:
      return rules_of_quux();
    case Profile::bga:
      return rules_of_bga();
  }
  return {};
}

std::optional<diagnostics::Severity> severity_of(Rule rule, Profile profile) {
  return row_of(rule).severities[static_cast<std::size_t>(profile)];
}

bool is_silenced_by_confirmation(Rule rule, Profile profile) {
  if (rule == Rule::self_elimination) return profile == Profile::rules || profile == Profile::jpb;
  const bool is_about_home = rule >= Rule::one_star_home && rule <= Rule::small_universe;
  return is_about_home && profile == Profile::ap;
}

}  // namespace plyglot::homeworlds
