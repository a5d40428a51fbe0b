// The order of things (homeworlds-rules G15, E1 to E3).

#include "homeworlds/rules/referee/referee.hpp"
#include "homeworlds/rules/referee/action_budget.hpp"
#include "homeworlds/rules/referee/end_of_turn.hpp"
#include "homeworlds/rules/referee/set_up.hpp"

#include <cassert>

namespace plyglot::homeworlds {
namespace {

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
  state_.set_action(number);
  Judgement judgement(state_, turn_, profile_, rules_, action, number, violations);
  note_order(judgement);
  const Effect effect = judgement.conclude(judge(judgement));
  if (effect == Effect::skipped) is_certain_ = false;
  return effect;
}

}  // namespace plyglot::homeworlds
