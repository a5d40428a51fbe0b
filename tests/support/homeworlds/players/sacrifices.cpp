#include "support/homeworlds/players/sacrifices.hpp"

namespace plyglot::test {

using homeworlds::Action;
using homeworlds::Colour;
using homeworlds::PieceKind;
using homeworlds::PieceSet;
using homeworlds::Player;
using homeworlds::State;
using homeworlds::Verb;

namespace {

class Lister {
 public:
  Lister(const State& state, Colour colour) : state_(state), colour_(colour) {}

  std::vector<Action> list() {
    for (const State::Place& place : state_.places()) {
      const PieceSet own = place.ships[state_.to_move()];
      if (own.is_empty()) continue;
      for (PieceSet rest = own; !rest.is_empty();) list_for(place, homeworlds::kind_of(rest.take_first()));
      if (colour_ == Colour::red) list_attacks(place, own.largest_size());
    }
    return std::move(actions_);
  }

 private:
  Action& add(Verb verb, const State::Place& place, PieceKind ship) {
    Action& action = actions_.emplace_back();
    action.verb = verb;
    action.ship = ship;
    action.system = state_.name(place.id);
    return action;
  }

  void list_for(const State::Place& place, PieceKind ship) {
    const Colour own = homeworlds::colour_of(ship);
    const PieceSet supply = state_.bank() & PieceSet::all(own);
    if (colour_ == Colour::green && !supply.is_empty()) {
      add(Verb::build, place, homeworlds::kind_of(supply.first()));
    }
    for (std::size_t i = 0; colour_ == Colour::blue && i < homeworlds::colours; ++i) {
      const auto other = static_cast<Colour>(i);
      if (other == own || !state_.bank().has(homeworlds::kind_of(other, homeworlds::size_of(ship)))) continue;
      add(Verb::trade, place, ship).colour = other;
    }
    if (colour_ == Colour::yellow) list_travels(place, ship);
  }

  void list_travels(const State::Place& place, PieceKind ship) {
    for (const State::Place& other : state_.places()) {
      if (other.id == place.id || !are_connected(place.stars, other.stars)) continue;
      add(Verb::move, place, ship).other_system = state_.name(other.id);
    }
    for (PieceKind star = 0; star < homeworlds::piece_kinds; ++star) {
      if (!state_.bank().has(star) || !are_connected(place.stars, PieceSet::some(star, 1))) continue;
      add(Verb::discover, place, ship).star = star;
    }
  }

  void list_attacks(const State::Place& place, std::uint8_t largest) {
    for (Player enemy = 0; enemy < state_.players(); ++enemy) {
      if (enemy == state_.to_move()) continue;
      for (PieceSet rest = place.ships[enemy]; !rest.is_empty();) {
        const PieceKind ship = homeworlds::kind_of(rest.take_first());
        if (homeworlds::size_of(ship) <= largest) add(Verb::attack, place, ship).owner = enemy;
      }
    }
  }

  const State& state_;
  Colour colour_;
  std::vector<Action> actions_;
};

}  // namespace

std::vector<Action> actions_of_sacrifice(const State& state, Colour colour) { return Lister(state, colour).list(); }

}  // namespace plyglot::test
