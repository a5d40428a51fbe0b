#include "homeworlds/verdicts/written_places.hpp"

namespace plyglot::homeworlds {

text::Span span_of(const ActionNode& action, Part part) {
  switch (part) {
    case Part::turn:
    case Part::action:
      break;
    case Part::verb:
      return action.verb_span;
    case Part::stars:
      return text::cover(action.stars[0].span, action.stars[1].span);
    case Part::stars_to_ship:
      return text::cover(action.stars[0].span, action.ship.span);
    case Part::first_star:
      return action.stars[0].span;
    case Part::second_star:
      return action.stars[1].span;
    case Part::ship:
      return action.ship.span;
    case Part::colour:
      return action.colour.span;
    case Part::system:
      return action.system.span;
    case Part::other_system:
      return action.other_system.span;
    case Part::star:
      return action.star.span;
  }
  return action.span;
}

text::Span span_of(const Ast& ast, const Violation& violation) {
  if (violation.part == Part::turn || violation.action == no_action) return ast.turns[violation.turn].span;
  return span_of(ast.actions[violation.action], violation.part);
}

}  // namespace plyglot::homeworlds
