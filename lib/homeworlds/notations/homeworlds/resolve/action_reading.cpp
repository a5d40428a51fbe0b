#include "homeworlds/notations/homeworlds/resolve/action_reading.hpp"

#include "homeworlds/notations/homeworlds/resolve/seats.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

namespace plyglot::homeworlds {
namespace {

// homeworlds R6.
void read_colour(std::string_view word, Action& action) {
  action.colour = colour_or_piece_named(word).value_or(Colour::blue);
  const std::optional<PieceKind> piece = piece_named(word.substr(0, 2));
  if (piece && action.verb == Verb::trade) action.written_size = size_of(*piece);
}

}  // namespace

Action read_action(const Reading& reading, const ActionNode& node, Player players) {
  Action action;
  action.verb = node.verb;
  for (std::size_t i = 0; i < 2; ++i) action.stars[i] = piece_named(reading.slice(node.stars[i].span).substr(0, 2));
  const std::string_view ship = reading.slice(node.ship.span);
  action.ship = piece_named(ship.substr(0, 2));
  if (node.verb == Verb::build) action.colour = colour_or_piece_named(ship).value_or(Colour::blue);
  if (node.colour.is_present()) read_colour(reading.slice(node.colour.span), action);
  action.system = reading.slice(node.system.span);
  action.other_system = reading.slice(node.other_system.span);
  action.star = piece_named(reading.slice(node.star.span).substr(0, 2)).value_or(PieceKind{0});
  if (node.owner.is_present()) action.owner = player_of(reading.slice(node.owner.span)[0], players);
  action.is_all = node.is_all;
  return action;
}

std::optional<Player> owner_by_position(const State& state, Player player, const Action& attack) {
  const State::Place* const place = state.find(attack.system);
  if (place == nullptr || !attack.ship) return std::nullopt;
  std::optional<Player> owner;
  for (Player other = 0; other < state.players(); ++other) {
    if (other == player || !place->ships[other].has(*attack.ship)) continue;
    if (owner) return std::nullopt;
    owner = other;
  }
  return owner;
}

}  // namespace plyglot::homeworlds
