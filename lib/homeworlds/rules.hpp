#pragma once
// The rules of play (homeworlds-rules 3 to 6): actions are judged and played one after another.

#include "homeworlds/profile.hpp"
#include "homeworlds/state.hpp"

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
// `homeworlds/not-in-bank`.
std::string_view name_of(Rule rule);

// What became of the action (homeworlds-rules E2).
enum class Effect : std::uint8_t { applied, skipped, ignored };

enum class Weight : std::uint8_t { info, warning, error };

// An action of the game, counted from 0 through all turns: what labels point to.
using ActionNumber = std::uint32_t;

// One finding, as data for whoever words the message.
struct Violation {
  Rule rule = Rule::not_established;
  // By profile (homeworlds-rules 4).
  Weight weight = Weight::error;
  Effect effect = Effect::applied;
  Part part = Part::action;
  // The earlier actions that the table's last column names, in the order of the game: the one that created the system,
  // made it disappear, or sacrificed; or those that took the pieces that the bank lacks (at most three).
  std::vector<ActionNumber> causes;
  // A system that the finding speaks of besides the one written, and a kind of piece that would have been right.
  std::optional<SystemId> system;
  std::optional<PieceKind> piece;
  std::uint32_t count = 0;
};

// What is known of a game that is over (G13).
struct Result {
  bool is_over = false;
  // None: a draw.
  std::optional<Player> winner;
};

class Referee {
 public:
  Referee(State state, Profile profile);

  const State& state() const { return state_; }
  Result result() const { return result_; }

  // Whose turn it is; another player may be named, who moves then (homeworlds R2).
  void begin_turn(std::optional<Player> player);
  // Judges the action and plays it as far as it can be played. Violations are appended.
  Effect play(const Action& action, ActionNumber number, bool is_confirmed, std::vector<Violation>& violations);
  // G12, G13, and the findings about the whole turn. `has_error`: the turn had one already, of the notation perhaps.
  void end_turn(bool is_confirmed, bool has_error, std::vector<Violation>& violations);

 private:
  State state_;
  Profile profile_;
  Result result_;
};

}  // namespace plyglot::homeworlds
