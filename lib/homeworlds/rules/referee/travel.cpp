// Moving to a system and discovering a new one (homeworlds-rules G6, G7).

#include "homeworlds/rules/referee/forgetting.hpp"
#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {

Effect play_move(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const State::Place* from = find_place(judgement, action.system, Part::system);
  if (from == nullptr || !has_own_ship(judgement, *from)) return Effect::skipped;
  check_power(judgement, *from, Colour::yellow);

  const State::Place* to = find_place(judgement, action.other_system, Part::other_system);
  if (to == nullptr) return Effect::skipped;
  if (from->id == to->id || !are_connected(from->stars, to->stars)) {
    judgement.report({.rule = Rule::not_connected, .part = Part::other_system});
  }
  const SystemId left = from->id;
  if (from->id != to->id && would_desert_home(judgement, *from, 1)) return Effect::skipped;
  state.move_ship(left, to->id, judgement.mover(), *action.ship);
  forget_if_lost(judgement, left);
  return Effect::applied;
}

Effect play_discover(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const State::Place* from = find_place(judgement, action.system, Part::system);
  if (from == nullptr || !has_own_ship(judgement, *from)) return Effect::skipped;
  check_power(judgement, *from, Colour::yellow);

  if (!check_new_name(judgement, action.other_system, Part::other_system)) return Effect::skipped;
  if (!state.bank().has(action.star)) return skip_for_bank(judgement, action.star, Part::star);
  if (!are_connected(from->stars, PieceSet::some(action.star, 1))) {
    judgement.report({.rule = Rule::not_connected, .part = Part::star});
  }
  if (would_desert_home(judgement, *from, 1)) return Effect::skipped;
  const SystemId left = from->id;
  const SystemId found = state.create(action.other_system, std::nullopt);
  state.put_star(found, action.star);
  state.move_ship(left, found, judgement.mover(), *action.ship);
  forget_if_lost(judgement, left);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
