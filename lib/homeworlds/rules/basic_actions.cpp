#include "homeworlds/rules/basic_actions.hpp"

namespace plyglot::homeworlds {
namespace {

// One piece of each kind, so that equal ships count once.
template <class Visit>
void for_each_kind(PieceSet pieces, Visit visit) {
  while (!pieces.is_empty()) {
    const PieceKind kind = kind_of(pieces.first());
    visit(kind);
    pieces = pieces - PieceSet::all(kind);
  }
}

class Lister {
 public:
  Lister(const State& state, std::optional<Colour> sacrificed, std::vector<Action>& actions)
      : state_(state), sacrificed_(sacrificed), actions_(actions) {}

  void list(const State::Place& place) {
    const PieceSet own = place.ships[state_.to_move()];
    if (own.is_empty()) return;
    const PieceSet sources = own | place.stars;
    const auto has = [&](Colour colour) { return sacrificed_ ? colour == *sacrificed_ : sources.has(colour); };
    if (has(Colour::green)) list_builds(place, own);
    if (has(Colour::blue)) list_trades(place, own);
    if (has(Colour::yellow)) {
      list_discoveries(place, own);
      list_moves(place, own);
    }
    if (has(Colour::red)) list_attacks(place, own);
  }

 private:
  Action& add(Verb verb, const State::Place& place, PieceKind ship) {
    Action& action = actions_.emplace_back();
    action.verb = verb;
    action.ship = ship;
    action.system = state_.name(place.id);
    return action;
  }

  void list_builds(const State::Place& place, PieceSet own) {
    for (std::size_t i = 0; i < colours; ++i) {
      const auto colour = static_cast<Colour>(i);
      if (!own.has(colour) || !state_.bank().has(colour)) continue;
      add(Verb::build, place, kind_of((state_.bank() & PieceSet::all(colour)).first()));
    }
  }

  void list_trades(const State::Place& place, PieceSet own) {
    for_each_kind(own, [&](PieceKind ship) {
      for (std::size_t i = 0; i < colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (colour == colour_of(ship) || !state_.bank().has(kind_of(colour, size_of(ship)))) continue;
        add(Verb::trade, place, ship).colour = colour;
      }
    });
  }

  void list_discoveries(const State::Place& place, PieceSet own) {
    for_each_kind(own, [&](PieceKind ship) {
      for_each_kind(state_.bank(), [&](PieceKind star) {
        if (!are_connected(place.stars, PieceSet::some(star, 1))) return;
        add(Verb::discover, place, ship).star = star;
      });
    });
  }

  void list_moves(const State::Place& place, PieceSet own) {
    for_each_kind(own, [&](PieceKind ship) {
      for (const State::Place& other : state_.places()) {
        if (other.id == place.id || !are_connected(place.stars, other.stars)) continue;
        add(Verb::move, place, ship).other_system = state_.name(other.id);
      }
    });
  }

  void list_attacks(const State::Place& place, PieceSet own) {
    for (Player enemy = 0; enemy < state_.players(); ++enemy) {
      if (enemy == state_.to_move()) continue;
      for_each_kind(place.ships[enemy], [&](PieceKind ship) {
        if (size_of(ship) > own.largest_size()) return;
        Action& attack = add(Verb::attack, place, ship);
        if (state_.players() > 2) attack.owner = enemy;
      });
    }
  }

  const State& state_;
  const std::optional<Colour> sacrificed_;
  std::vector<Action>& actions_;
};

}  // namespace

std::vector<Action> basic_actions(const State& state, std::optional<Colour> sacrificed) {
  std::vector<Action> actions;
  if (state.standing(state.to_move()) != Standing::alive) return actions;
  Lister lister(state, sacrificed, actions);
  for (const State::Place& place : state.places()) lister.list(place);
  return actions;
}

bool is_workable_trade(const State& state, Player player, const Action& trade) {
  const State::Place* place = state.find(trade.system);
  if (place == nullptr || !trade.ship || !place->ships[player].has(*trade.ship)) return false;
  const std::uint8_t size = size_of(*trade.ship);
  if (trade.written_size && *trade.written_size != size) return false;
  return trade.colour == colour_of(*trade.ship) || state.bank().has(kind_of(trade.colour, size));
}

}  // namespace plyglot::homeworlds
