// homeworlds-rules G9.

#include "homeworlds/rules/referee/forgetting.hpp"
#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {

Effect play_sacrifice(Judgement& judgement) {
  const Action& action = judgement.action;
  const State::Place* place = find_place(judgement, action.system, Part::system);
  if (place == nullptr || !has_own_ship(judgement, *place)) return Effect::skipped;
  if (would_desert_home(judgement, *place, 1)) return Effect::skipped;
  const SystemId left = place->id;
  judgement.state.return_ship(left, judgement.mover(), *action.ship);
  forget_if_lost(judgement, left);

  // One that comes too late gives no actions of its own: nothing is counted any more (E4).
  Turn& turn = judgement.turn;
  if (turn.is_free) return Effect::applied;
  turn.phase = TurnPhase::sacrificed;
  turn.sacrifice = judgement.number();
  turn.colour = colour_of(*action.ship);
  turn.actions_left = size_of(*action.ship);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
