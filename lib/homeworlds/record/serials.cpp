#include "homeworlds/record/serials.hpp"

namespace plyglot::homeworlds {
namespace {

// Where the pieces are that an action can mean by one of its words.
PieceSet choice_for(const State& state, Player mover, const RecordAction& action, std::size_t which) {
  const bool is_from_bank = action.verb == Verb::homeworld || action.verb == Verb::build || which > 0;
  if (is_from_bank) return state.bank();
  const State::Place* const place = state.find(action.system.index);
  if (place == nullptr) return {};
  return place->ships[action.verb == Verb::attack ? action.owner.value_or(mover) : mover];
}

}  // namespace

std::array<std::optional<PieceKind>, 3> kinds_of(const RecordAction& action) {
  switch (action.verb) {
    case Verb::homeworld:
      return {action.stars[0], action.stars[1], action.ship};
    case Verb::trade: {
      const std::uint8_t size = action.traded_size.value_or(action.ship ? size_of(*action.ship) : std::uint8_t{1});
      return {action.ship, kind_of(action.colour, size), std::nullopt};
    }
    case Verb::discover:
      return {action.ship, action.star, std::nullopt};
    case Verb::build:
    case Verb::move:
    case Verb::attack:
    case Verb::sacrifice:
      return {action.ship, std::nullopt, std::nullopt};
    case Verb::catastrophe:
    case Verb::pass:
      break;
  }
  return {};
}

Serials serials_of(const RecordAction& action) {
  Serials serials = no_serials;
  if (action.serials == std::array<char, 3>{}) return serials;
  const auto kinds = kinds_of(action);
  for (std::size_t i = 0; i < serials.size(); ++i) {
    if (!kinds[i] || action.serials[i] == '\0') continue;
    serials[i] = static_cast<Piece>(*kinds[i] * most_of_a_kind + static_cast<unsigned>(action.serials[i] - 'A'));
  }
  return serials;
}

char letter_of(Piece piece) { return static_cast<char>('A' + piece % most_of_a_kind); }

void choose_serials(const State& state, Player mover, RecordAction& action) {
  const auto kinds = kinds_of(action);
  PieceSet taken;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    action.serials[i] = '\0';
    if (!kinds[i]) continue;
    const PieceSet choice = (choice_for(state, mover, action, i) - taken) & PieceSet::all(*kinds[i]);
    if (choice.is_empty()) continue;
    taken = taken | PieceSet::single(choice.first());
    action.serials[i] = letter_of(choice.first());
  }
}

void write_with_serials(const State& state, Player mover, RecordAction& action) {
  if (action.verb == Verb::trade) action.traded_size = size_of(*action.ship);
  if (action.verb == Verb::homeworld || action.verb == Verb::discover) action.has_written_name = false;
  if (!action.stars[0]) std::swap(action.stars[0], action.stars[1]);
  action.has_written_size = action.verb != Verb::build || action.ship.has_value();
  choose_serials(state, mover, action);
}

}  // namespace plyglot::homeworlds
