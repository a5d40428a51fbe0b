#include "homeworlds/rules/profile.hpp"

namespace plyglot::homeworlds {
namespace {

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

}  // namespace

std::string_view name_of(Profile profile) { return profile_names[static_cast<std::size_t>(profile)]; }

ProfileRules rules_of(Profile profile) {
  switch (profile) {
    case Profile::rules:
      break;
    case Profile::ap:
      return rules_of_ap();
    case Profile::sdg:
    case Profile::jpb:
      return rules_of_engines();
    case Profile::quux:
      return rules_of_quux();
  }
  return {};
}

}  // namespace plyglot::homeworlds
