#pragma once
// One action under judgement: what the checks of all verbs need.

#include "homeworlds/rules/referee/referee.hpp"
#include "homeworlds/rules/violation.hpp"

namespace plyglot::homeworlds {

class Judgement {
 public:
  Judgement(State& state_in, Turn& turn_in, Profile profile, const ProfileRules& rules_in, const Action& action_in,
            ActionNumber number, std::vector<Violation>& violations)
      : state(state_in),
        turn(turn_in),
        rules(rules_in),
        action(action_in),
        profile_(profile),
        number_(number),
        violations_(violations),
        first_violation_(violations.size()) {}

  State& state;
  Turn& turn;
  const ProfileRules& rules;
  const Action& action;

  Player mover() const { return turn.player; }
  ActionNumber number() const { return number_; }
  Profile profile() const { return profile_; }

  // Reports what the action is found to break, unless the profile or `*` allows it. One action gives at most one error
  // (E1); what would be its second is not said.
  void report(const Violation& violation);
  // The same, and the action is not played.
  Effect skip(const Violation& violation) {
    report(violation);
    return Effect::skipped;
  }
  // The soft checks, which are independent of each other (E1).
  void report_soft(Rule rule, Part part, Cause other_home);
  void report_soft(Rule rule, Part part);
  // Of another action of the turn.
  void report_about(ActionNumber other, Rule rule);

  // Says of all that was reported what became of the action.
  Effect conclude(Effect effect);

 private:
  void add(Violation violation, diagnostics::Severity severity);
  std::optional<diagnostics::Severity> severity_of(Rule rule) const;

  Profile profile_;
  ActionNumber number_;
  std::vector<Violation>& violations_;
  std::size_t first_violation_;
  bool has_error_ = false;
};

// One function for each verb, after the checks (1) to (3) of G15. `play_homeworld` is in homeworld.cpp, the others
// are in played_actions.cpp.
Effect play_homeworld(Judgement& judgement);
Effect play_build(Judgement& judgement);
Effect play_trade(Judgement& judgement);
Effect play_discover(Judgement& judgement);
Effect play_move(Judgement& judgement);
Effect play_attack(Judgement& judgement);
Effect play_sacrifice(Judgement& judgement);
Effect play_catastrophe(Judgement& judgement);

}  // namespace plyglot::homeworlds
