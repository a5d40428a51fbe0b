#include "homeworlds/rule.hpp"

#include <array>

namespace plyglot::homeworlds {
namespace {

using Cell = std::optional<Weight>;
constexpr Cell info = Weight::info;
constexpr Cell warning = Weight::warning;
constexpr Cell error = Weight::error;
constexpr Cell nothing = std::nullopt;

struct Row {
  Rule rule;
  std::string_view name;
  // In the order of Profile: rules, ap, sdg, jpb, quux.
  std::array<Cell, profiles> weights;
};
constexpr std::array<Cell, profiles> always = {error, error, error, error, error};
// P9.
constexpr std::array<Cell, profiles> unusual = {info, error, nothing, nothing, nothing};

constexpr std::array<Row, rule_count> rows = {{
    {Rule::not_established, "homeworlds/not-established", always},
    {Rule::first_turn_pass, "homeworlds/first-turn-pass", {error, error, nothing, error, error}},
    {Rule::homeworld_twice, "homeworlds/homeworld-twice", always},
    {Rule::bad_homeworld, "homeworlds/bad-homeworld", always},
    {Rule::one_star_home, "homeworlds/one-star-home", {warning, error, nothing, error, nothing}},
    {Rule::home_small_ship, "homeworlds/home-small-ship", unusual},
    {Rule::home_few_colours, "homeworlds/home-few-colours", unusual},
    {Rule::home_missing_technology, "homeworlds/home-missing-technology", unusual},
    {Rule::home_twin_stars, "homeworlds/home-twin-stars", {info, nothing, nothing, nothing, nothing}},
    {Rule::microverse, "homeworlds/microverse", unusual},
    {Rule::small_universe, "homeworlds/small-universe", unusual},
    {Rule::not_in_bank, "homeworlds/not-in-bank", always},
    {Rule::duplicate_name, "homeworlds/duplicate-name", always},
    {Rule::name_reuse, "homeworlds/name-reuse", {info, info, info, info, info}},
    {Rule::unknown_system, "homeworlds/unknown-system", always},
    {Rule::forgotten_system, "homeworlds/forgotten-system", always},
    {Rule::no_such_ship, "homeworlds/no-such-ship", always},
    {Rule::not_your_ship, "homeworlds/not-your-ship", always},
    {Rule::no_ship_of_colour, "homeworlds/no-ship-of-colour", always},
    {Rule::no_technology, "homeworlds/no-technology", always},
    {Rule::bank_out_of_colour, "homeworlds/bank-out-of-colour", always},
    {Rule::wrong_build_size, "homeworlds/wrong-build-size", {error, warning, error, error, error}},
    {Rule::trade_size, "homeworlds/trade-size", {error, warning, error, error, error}},
    {Rule::redundant_trade, "homeworlds/redundant-trade", {warning, error, nothing, nothing, nothing}},
    {Rule::not_connected, "homeworlds/not-connected", always},
    {Rule::attack_own_ship, "homeworlds/attack-own-ship", always},
    {Rule::attack_owner_missing, "homeworlds/attack-owner-missing", always},
    {Rule::no_attacker, "homeworlds/no-attacker", always},
    {Rule::attack_too_large, "homeworlds/attack-too-large", always},
    {Rule::no_overpopulation, "homeworlds/no-overpopulation", always},
    {Rule::catastrophe_between_actions,
     "homeworlds/catastrophe-between-actions",
     {nothing, nothing, nothing, nothing, error}},
    {Rule::extra_action, "homeworlds/extra-action", always},
    {Rule::sacrifice_colour, "homeworlds/sacrifice-colour", always},
    {Rule::too_many_actions, "homeworlds/too-many-actions", always},
    {Rule::surplus_pass, "homeworlds/surplus-pass", {error, error, nothing, error, nothing}},
    {Rule::missing_pass, "homeworlds/missing-pass", {info, error, error, error, nothing}},
    {Rule::self_elimination, "homeworlds/self-elimination", {warning, error, nothing, error, error}},
    {Rule::play_after_end, "homeworlds/play-after-end", always},
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

std::string_view name_of(Rule rule) { return row_of(rule).name; }

std::optional<Weight> weight_of(Rule rule, Profile profile) {
  return row_of(rule).weights[static_cast<std::size_t>(profile)];
}

bool is_silenced_by_confirmation(Rule rule, Profile profile) {
  if (rule == Rule::self_elimination) return profile == Profile::rules || profile == Profile::jpb;
  const bool is_about_home = rule >= Rule::one_star_home && rule <= Rule::small_universe;
  return is_about_home && profile == Profile::ap;
}

}  // namespace plyglot::homeworlds
