#include "homeworlds/rules/position_keys.hpp"

namespace plyglot::homeworlds {
namespace {

using board::operator+;

// What a number of pieces in a system is a fact about: a star, a ship of the player to move or of another one, in the
// order of seats; whose home it is; whether a player is alive.
constexpr std::uint64_t stars = 0;
constexpr std::uint64_t ships = 1;
constexpr std::uint64_t home = ships + most_players;
constexpr std::uint64_t standing = home + 1;
constexpr std::uint64_t players_of_game = standing + 1;

PositionKey key_of(std::uint64_t what, std::uint64_t which, std::uint64_t count) {
  return board::key_of_fact((what << 16) + (which << 8) + count);
}

PositionKey key_of(std::uint64_t what, PieceSet pieces) {
  PositionKey sum;
  while (!pieces.is_empty()) {
    const PieceKind kind = kind_of(pieces.first());
    sum = sum + key_of(what, kind, pieces.count(kind));
    pieces = pieces - PieceSet::all(kind);
  }
  return sum;
}

}  // namespace

PositionKeys keys_of(const State& state) {
  const auto seat = [&](Player player) {
    return static_cast<std::uint64_t>((player + state.players() - state.to_move()) % state.players());
  };
  PositionKey sum = key_of(players_of_game, 0, state.players());
  for (Player player = 0; player < state.players(); ++player) {
    sum = sum + key_of(standing, seat(player), static_cast<std::uint64_t>(state.standing(player)));
  }
  for (const State::Place& place : state.places()) {
    PositionKey system = key_of(stars, place.stars);
    for (Player player = 0; player < state.players(); ++player) {
      system = system + key_of(ships + seat(player), place.ships[player]);
    }
    if (place.home) system = system + key_of(home, seat(*place.home), 0);
    // The sum of all would not know what is in one system and what in another.
    sum = sum + board::key_of_part(system);
  }
  return {sum, sum};
}

}  // namespace plyglot::homeworlds
