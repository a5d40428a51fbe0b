#pragma once
// Where public implementations of Homeworlds differ (homeworlds-rules 4): in what happens on the board. How much a
// finding weighs is a matter of weight_of.

#include "homeworlds/board/name_table.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// In the order of the enumeration.
inline constexpr std::string_view profile_names[profiles] = {"rules", "ap", "sdg", "jpb", "quux"};

// G18c: which homes stay to the end of the turn when they have lost their last star.
enum class StarlessHomes : std::uint8_t { none, own, all };

struct ProfileRules {
  StarlessHomes starless_homes = StarlessHomes::none;
  // G18a: an enemy's home without ships is forgotten at once.
  bool forgets_empty_enemy_homes = false;
  // G18b, G20: nobody may leave the own home without own ships, not even for a moment.
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

}  // namespace plyglot::homeworlds
