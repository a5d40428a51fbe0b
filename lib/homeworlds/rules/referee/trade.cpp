// homeworlds-rules G5.

#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {

Effect play_trade(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const State::Place* place = find_place(judgement, action.system, Part::system);
  if (place == nullptr || !has_own_ship(judgement, *place)) return Effect::skipped;
  check_power(judgement, *place, Colour::blue);

  const PieceKind old_ship = *action.ship;
  const PieceKind new_ship = kind_of(action.colour, size_of(old_ship));
  // G24.
  if (action.written_size && *action.written_size != size_of(old_ship)) {
    judgement.report({.rule = Rule::trade_size, .part = Part::colour, .piece = new_ship});
  }
  if (old_ship == new_ship) judgement.report({.rule = Rule::redundant_trade, .part = Part::colour});
  // G19: the old piece goes to the bank first, unless the profile takes the new one before.
  const bool needs_bank = old_ship != new_ship || judgement.rules.trades_with_bank_only;
  if (needs_bank && !state.bank().has(new_ship)) return skip_for_bank(judgement, new_ship, Part::colour);
  state.return_ship(place->id, judgement.mover(), old_ship);
  state.put_ship(place->id, judgement.mover(), new_ship);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
