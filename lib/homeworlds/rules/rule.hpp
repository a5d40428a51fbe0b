#pragma once
// What the rules of play report, and how much it weighs in each profile (homeworlds-rules 4 and 6).

#include "homeworlds/board/name_table.hpp"

#include <plyglot/diagnostic.hpp>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Where public implementations of Homeworlds differ (homeworlds-rules 4): in what happens on the board. How
// severe a finding is, severity_of says.

// In the order of the enumeration.
inline constexpr std::string_view profile_names[profiles] = {"rules", "ap", "sdg", "jpb", "quux", "hwl", "bga"};

// G18c: which homes stay to the end of the turn when they have lost their last star.
enum class StarlessHomes : std::uint8_t { none, own, all };

struct ProfileRules {
  StarlessHomes starless_homes = StarlessHomes::none;
  // G18a: an enemy's home without ships is forgotten at once.
  bool forgets_empty_enemy_homes = false;
  // G18b, G20: no player may leave the own home without own ships, not even for a moment.
  bool guards_own_home = false;
  // G19: a trade to the same colour needs a second such piece in the bank.
  bool trades_with_bank_only = false;
  // G21: nothing is said of a turn that eliminates all who were left, the mover among them.
  bool allows_double_elimination = false;
  // G17a, G17b: passes may be left out in a turn that eliminates the mover or the left-hand opponent.
  bool waives_passes_at_end = false;
  // G27: eliminating the next alive player on the left wins.
  bool is_sinister = false;
  NameCase name_case = NameCase::folded;
  // G27: with more players nothing is known.
  std::uint8_t most_players_checked = 4;
};
ProfileRules rules_of(Profile profile);

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

// Nothing if the profile allows it without a word.
std::optional<diagnostics::Severity> severity_of(Rule rule, Profile profile);
// True if the `*` of a turn silences it: the mark says that the unusual is meant.
bool is_silenced_by_confirmation(Rule rule, Profile profile);

}  // namespace plyglot::homeworlds
