// homeworlds-rules G4.

#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {

Effect play_build(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const Colour colour = action.ship ? colour_of(*action.ship) : action.colour;
  const State::Place* place = find_place(judgement, action.system, Part::system);
  if (place == nullptr) return Effect::skipped;
  if (!place->ships[judgement.mover()].has(colour)) {
    return judgement.skip({.rule = Rule::no_ship_of_colour, .part = Part::ship});
  }
  check_power(judgement, *place, Colour::green);

  if (!state.bank().has(colour)) return judgement.skip({.rule = Rule::bank_out_of_colour, .part = Part::ship});
  const PieceKind smallest = kind_of((state.bank() & PieceSet::all(colour)).first());
  if (action.ship && *action.ship != smallest) {
    const auto left = static_cast<std::uint8_t>(state.bank().count(smallest));
    judgement.report({.rule = Rule::wrong_build_size, .part = Part::ship, .piece = smallest, .count = left});
  }
  state.put_ship(place->id, judgement.mover(), smallest);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
