#include "homeworlds/rules/referee/action_budget.hpp"

namespace plyglot::homeworlds {
namespace {

void report_extra(Judgement& judgement) {
  judgement.report({.rule = Rule::extra_action});
  judgement.turn.is_free = true;
}

bool spend_after_all_is_spent(Judgement& judgement) {
  // G17c: the profiles that allow surplus passes allow those after a basic action as well.
  const bool is_pass = judgement.action.verb == Verb::pass;
  if (is_pass && !weight_of(Rule::surplus_pass, judgement.profile())) return false;
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
  Violation violation;
  violation.add_cause({turn.sacrifice, 0});
  if (turn.actions_left == 0) {
    violation.rule = Rule::too_many_actions;
    judgement.report(violation);
    turn.is_free = true;
    return true;
  }
  --turn.actions_left;
  if (technology_of(judgement.action.verb) == turn.colour) return true;
  violation.rule = Rule::sacrifice_colour;
  violation.part = Part::verb;
  judgement.report(violation);
  return true;
}

}  // namespace

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

}  // namespace plyglot::homeworlds
