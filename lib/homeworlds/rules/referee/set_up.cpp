#include "homeworlds/rules/referee/set_up.hpp"

namespace plyglot::homeworlds {
namespace {

bool check_first_turn(Judgement& judgement) {
  switch (judgement.action.verb) {
    case Verb::homeworld:
      return true;
    case Verb::pass:
      judgement.report({.rule = Rule::first_turn_pass});
      // G16.
      return !weight_of(Rule::first_turn_pass, judgement.profile());
    default:
      judgement.report({.rule = Rule::not_established});
      return false;
  }
}

}  // namespace

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

}  // namespace plyglot::homeworlds
