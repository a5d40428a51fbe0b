// homeworlds-rules G1.

#include "homeworlds/rules/referee/judgement.hpp"
#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {
namespace {

// By kind only: which of the equal pieces it will be does not matter here.
PieceSet stars_of(const Action& action) {
  PieceSet stars;
  for (const std::optional<PieceKind>& star : action.stars) {
    if (star) stars = stars | PieceSet::some(*star, 1);
  }
  return stars;
}

std::array<bool, sizes> star_sizes(PieceSet stars) {
  std::array<bool, sizes> found{};
  while (!stars.is_empty()) found[size_of(kind_of(stars.take_first())) - 1U] = true;
  return found;
}

bool is_one_size(const std::array<bool, sizes>& found) { return found[0] + found[1] + found[2] == 1; }

void check_colours(Judgement& judgement) {
  const PieceSet pieces = stars_of(judgement.action) | PieceSet::some(*judgement.action.ship, 1);
  std::size_t count = 0;
  for (std::size_t i = 0; i < colours; ++i) count += pieces.has(static_cast<Colour>(i)) ? 1U : 0U;
  if (count < colours - 1) judgement.report_soft(Rule::home_few_colours, Part::stars_to_ship);
  if (!pieces.has(Colour::blue) || !pieces.has(Colour::green)) {
    judgement.report_soft(Rule::home_missing_technology, Part::stars_to_ship);
  }
}

// The right-hand player is the one who set up just before.
void check_neighbour(Judgement& judgement) {
  const State& state = judgement.state;
  const auto right = static_cast<Player>((judgement.mover() + state.players() - 1U) % state.players());
  const State::Place* home = state.home_of(right);
  if (home == nullptr) return;
  const Cause other_home{state.creation(home->id), home->id};
  const PieceSet stars = stars_of(judgement.action);
  if (are_connected(stars, home->stars)) judgement.report_soft(Rule::microverse, Part::stars, other_home);
  // As the site does it: of one's own two stars, which may be of one size, each has a size of the neighbour's two.
  const auto found = star_sizes(stars);
  const auto theirs = star_sizes(home->stars);
  const auto is_theirs = [&](std::size_t size) { return !found[size] || theirs[size]; };
  const bool has_two_stars = judgement.action.stars[0] && judgement.action.stars[1];
  if (has_two_stars && !is_one_size(theirs) && is_theirs(0) && is_theirs(1) && is_theirs(2)) {
    judgement.report_soft(Rule::small_universe, Part::stars, other_home);
  }
}

// Before the home exists.
void check_home(Judgement& judgement) {
  const Action& action = judgement.action;
  const bool has_two_stars = action.stars[0] && action.stars[1];
  if (!has_two_stars) judgement.report_soft(Rule::one_star_home, Part::stars);
  if (size_of(*action.ship) < sizes) judgement.report_soft(Rule::home_small_ship, Part::ship);
  check_colours(judgement);
  if (has_two_stars && is_one_size(star_sizes(stars_of(action)))) {
    judgement.report_soft(Rule::home_twin_stars, Part::stars);
  }
  check_neighbour(judgement);
}

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
