// homeworlds-rules G1.

#include "homeworlds/rules/referee/home_checks.hpp"
#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {
namespace {

struct Wanted {
  std::optional<PieceKind> kind;
  Part part;
};

// In writing order. Equal pieces each take one from the bank.
std::optional<Wanted> first_short(const State& state, const std::array<Wanted, 3>& wanted) {
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (!wanted[i].kind) continue;
    unsigned needed = 1;
    for (std::size_t j = 0; j < i; ++j) needed += wanted[j].kind == wanted[i].kind ? 1U : 0U;
    if (state.bank().count(*wanted[i].kind) < needed) return wanted[i];
  }
  return std::nullopt;
}

}  // namespace

Effect play_homeworld(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  if (!action.stars[0] && !action.stars[1]) return judgement.skip({.rule = Rule::bad_homeworld});
  const auto lack = first_short(
      state, {{{action.stars[0], Part::first_star}, {action.stars[1], Part::second_star}, {action.ship, Part::ship}}});
  if (lack) return skip_for_bank(judgement, *lack->kind, lack->part);
  if (!check_new_name(judgement, action.system, action.is_unnamed ? Part::action : Part::system)) {
    return Effect::skipped;
  }
  check_home(judgement);

  const SystemId home = state.create(action.system, judgement.mover());
  for (const std::optional<PieceKind>& star : action.stars) {
    if (star) state.put_star(home, *star);
  }
  state.put_ship(home, judgement.mover(), *action.ship);
  state.set_standing(judgement.mover(), Standing::alive);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
