// The order of things (homeworlds-rules G15, E1 to E3).

#include "homeworlds/rules/referee/referee.hpp"

#include "homeworlds/rules/referee/end_of_turn.hpp"
#include "homeworlds/rules/referee/judgement.hpp"

#include <cassert>

namespace plyglot::homeworlds {
namespace {

void report_extra(Judgement& judgement) {
  judgement.report({.rule = Rule::extra_action});
  judgement.turn.is_free = true;
}

bool spend_after_all_is_spent(Judgement& judgement) {
  // G17c: the profiles that allow surplus passes allow those after a basic action as well.
  const bool is_pass = judgement.action.verb == Verb::pass;
  if (is_pass && !severity_of(Rule::surplus_pass, judgement.profile())) return false;
  report_extra(judgement);
  return true;
}

bool spend_pass_of_sacrifice(Judgement& judgement) {
  Turn& turn = judgement.turn;
  if (turn.actions_left == 0) {
    judgement.report({.rule = Rule::surplus_pass});
    return false;
  }
  turn.actions_left = judgement.action.is_all ? std::uint8_t{0} : static_cast<std::uint8_t>(turn.actions_left - 1);
  return true;
}

bool spend_action_of_sacrifice(Judgement& judgement) {
  Turn& turn = judgement.turn;
  const bool has_one_left = turn.actions_left > 0;
  if (has_one_left) {
    --turn.actions_left;
    if (technology_of(judgement.action.verb) == turn.colour) return true;
  }
  Violation violation;
  violation.add_cause({turn.sacrifice, 0});
  violation.rule = has_one_left ? Rule::sacrifice_colour : Rule::too_many_actions;
  if (has_one_left) violation.part = Part::verb;
  judgement.report(violation);
  turn.is_free = turn.is_free || !has_one_left;
  return true;
}

// Reports, and takes the action from what the turn has left. False for a surplus pass (G17c).
bool spend(Judgement& judgement) {
  Turn& turn = judgement.turn;
  const Verb verb = judgement.action.verb;
  if (verb == Verb::catastrophe) return true;
  if (turn.is_free) return true;
  switch (turn.phase) {
    case TurnPhase::open:
      // A sacrifice opens its budget when it has been played.
      if (verb != Verb::sacrifice) turn.phase = TurnPhase::spent;
      return true;
    case TurnPhase::spent:
      return spend_after_all_is_spent(judgement);
    case TurnPhase::sacrificed:
      break;
  }
  if (verb == Verb::pass) return spend_pass_of_sacrifice(judgement);
  if (verb != Verb::sacrifice) return spend_action_of_sacrifice(judgement);
  report_extra(judgement);
  return true;
}

bool check_first_turn(Judgement& judgement) {
  switch (judgement.action.verb) {
    case Verb::homeworld:
      return true;
    case Verb::pass:
      judgement.report({.rule = Rule::first_turn_pass});
      // G16.
      return !severity_of(Rule::first_turn_pass, judgement.profile());
    default:
      judgement.report({.rule = Rule::not_established});
      return false;
  }
}

// False, with the reason reported, if the action cannot be played.
bool check_set_up(Judgement& judgement) {
  const State& state = judgement.state;
  if (state.standing(judgement.mover()) == Standing::not_set_up) return check_first_turn(judgement);
  if (judgement.action.verb != Verb::homeworld) return true;
  Violation violation{.rule = Rule::homeworld_twice};
  const State::Place* home = state.home_of(judgement.mover());
  if (home != nullptr) violation.add_cause({state.creation(home->id), home->id});
  judgement.report(violation);
  return false;
}

Effect play_verb(Judgement& judgement) {
  switch (judgement.action.verb) {
    case Verb::homeworld:
      return play_homeworld(judgement);
    case Verb::build:
      return play_build(judgement);
    case Verb::trade:
      return play_trade(judgement);
    case Verb::discover:
      return play_discover(judgement);
    case Verb::move:
      return play_move(judgement);
    case Verb::attack:
      return play_attack(judgement);
    case Verb::sacrifice:
      return play_sacrifice(judgement);
    case Verb::catastrophe:
      return play_catastrophe(judgement);
    case Verb::pass:
      break;
  }
  return Effect::applied;
}

// G25: a catastrophe is between two actions only when the second comes.
void note_order(Judgement& judgement) {
  Turn& turn = judgement.turn;
  const Verb verb = judgement.action.verb;
  if (verb == Verb::pass) return;
  if (verb == Verb::catastrophe) {
    if (turn.has_acted) turn.catastrophes.push_back(judgement.number());
    return;
  }
  for (const ActionNumber catastrophe : turn.catastrophes) {
    judgement.report_about(catastrophe, Rule::catastrophe_between_actions);
  }
  turn.catastrophes.clear();
  turn.has_acted = true;
}

Effect judge(Judgement& judgement) {
  if (!check_set_up(judgement)) return Effect::skipped;
  if (!spend(judgement)) return Effect::ignored;
  return play_verb(judgement);
}

}  // namespace

Referee::Referee(State state, Profile profile)
    : state_(std::move(state)), profile_(profile), rules_(rules_of(profile)), result_(result_of(state_)) {}

bool Referee::begin_turn(std::optional<Player> player, bool is_confirmed, std::vector<Violation>& violations) {
  assert(!player || *player < state_.players());
  turn_.begin(player.value_or(state_.to_move()), is_confirmed);
  if (!is_certain_ || !result_.is_over) return true;
  if (!is_end_reported_) {
    Violation violation{.rule = Rule::play_after_end, .effect = Effect::ignored, .part = Part::turn};
    if (ending_action_ != no_action) violation.add_cause({ending_action_, 0});
    violations.push_back(violation);
  }
  is_end_reported_ = true;
  return false;
}

Effect Referee::play(const Action& action, ActionNumber number, std::vector<Violation>& violations) {
  turn_.last_action = number;
  if (!is_certain_ || result_.is_over) return Effect::ignored;
  state_.set_action(number, action.serials);
  Judgement judgement(state_, turn_, profile_, rules_, action, number, violations);
  note_order(judgement);
  const Effect effect = judgement.conclude(judge(judgement));
  if (effect == Effect::skipped) is_certain_ = false;
  return effect;
}

}  // namespace plyglot::homeworlds
