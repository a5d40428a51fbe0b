#pragma once
// What the rules of play report, and how much it weighs in each profile (homeworlds-rules 4 and 6).

#include "homeworlds/rules/profile.hpp"

#include <plyglot/diagnostic.hpp>

#include <optional>
#include <string_view>

namespace plyglot::homeworlds {

// The diagnostics of homeworlds-rules 6, in the order of its table.
enum class Rule : std::uint8_t {
  not_established,
  first_turn_pass,
  homeworld_twice,
  bad_homeworld,
  one_star_home,
  home_small_ship,
  home_few_colours,
  home_missing_technology,
  home_twin_stars,
  microverse,
  small_universe,
  not_in_bank,
  duplicate_name,
  name_reuse,
  unknown_system,
  forgotten_system,
  no_such_ship,
  not_your_ship,
  no_ship_of_colour,
  no_technology,
  bank_out_of_colour,
  wrong_build_size,
  trade_size,
  redundant_trade,
  not_connected,
  attack_own_ship,
  attack_owner_missing,
  no_attacker,
  attack_too_large,
  no_overpopulation,
  catastrophe_between_actions,
  extra_action,
  sacrifice_colour,
  too_many_actions,
  surplus_pass,
  missing_pass,
  self_elimination,
  play_after_end,
};
inline constexpr std::size_t rule_count = 38;

enum class Weight : std::uint8_t { info, warning, error };
// Nothing if the profile allows it without a word.
std::optional<Weight> weight_of(Rule rule, Profile profile);
// True if the `*` of a turn silences it: the mark says that the unusual is meant.
bool is_silenced_by_confirmation(Rule rule, Profile profile);

}  // namespace plyglot::homeworlds
