// homeworlds-rules G10.

#include "homeworlds/rules/referee/forgetting.hpp"
#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {
Effect play_catastrophe(Judgement& judgement) {
  const Colour colour = judgement.action.colour;
  const State::Place* place = find_place(judgement, judgement.action.system, Part::system);
  if (place == nullptr) return Effect::skipped;
  const unsigned count = place->pieces().count(colour);
  if (count < overpopulation) {
    return judgement.skip(
        {.rule = Rule::no_overpopulation, .part = Part::colour, .count = static_cast<std::uint8_t>(count)});
  }
  if (would_destroy_home(judgement, *place, colour)) return Effect::skipped;
  const SystemId system = place->id;
  judgement.state.remove_colour(system, colour);
  forget_if_lost(judgement, system);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
