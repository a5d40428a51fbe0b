#include "homeworlds/rules/state.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

Pile pile_of(PieceSet pieces) {
  Pile pile{};
  while (!pieces.is_empty()) ++pile[kind_of(pieces.take_first())];
  return pile;
}

System system_of(const State& state, const State::Place& place) {
  System system;
  system.name = state.name(place.id);
  system.star_count = 0;
  for (PieceSet stars = place.stars; !stars.is_empty();)
    system.stars[system.star_count++] = kind_of(stars.take_first());
  system.home = place.home;
  for (Player player = 0; player < state.players(); ++player) system.ships[player] = pile_of(place.ships[player]);
  return system;
}

}  // namespace

State::State(Player players, NameCase name_case) : players_(players), names_(name_case) {
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) bank_ = bank_ | PieceSet::some(kind, players + 1U);
  origins_.fill(no_action);
}

State::State(const Position& position, NameCase name_case) : State(position.players, name_case) {
  for (const System& system : position.systems) {
    const SystemId id = create(system.name, system.home);
    for (std::size_t i = 0; i < system.star_count; ++i) put_star(id, system.stars[i]);
    for (Player player = 0; player < players_; ++player) {
      for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
        for (unsigned i = 0; i < system.ships[player][kind]; ++i) put_ship(id, player, kind);
      }
    }
  }
  standings_ = position.standings;
  to_move_ = position.to_move;
}

const State::Place* State::find(std::string_view name) const {
  const std::optional<SystemId> id = latest(name);
  return id ? find(*id) : nullptr;
}

const State::Place* State::home_of(Player player) const {
  const auto found = std::find_if(places_.begin(), places_.end(), [&](const Place& p) { return p.home == player; });
  return found == places_.end() ? nullptr : &*found;
}

std::string_view State::name(SystemId id) const {
  return std::string_view(name_bytes_).substr(history_[id].name_begin, history_[id].name_size);
}

SystemId State::create(std::string_view name, std::optional<Player> home) {
  const auto id = static_cast<SystemId>(history_.size());
  history_.push_back({name_bytes_.size(), name.size(), action_, no_action, static_cast<std::uint32_t>(places_.size())});
  name_bytes_ += name;
  names_.set(name, id);
  Place& place = places_.emplace_back();
  place.id = id;
  place.home = home;
  return id;
}

void State::add_name(SystemId system, std::string_view name) {
  if (find(name) == nullptr) names_.set(name, system);
}

PieceSet State::one_of(PieceSet pieces, PieceKind kind) const {
  assert(pieces.has(kind));
  const PieceSet equal = pieces & PieceSet::all(kind);
  // Few dialects tell them apart.
  if (meant_[0] != no_piece) {
    for (const Piece piece : meant_) {
      if (piece != no_piece && equal.contains(piece)) return PieceSet::single(piece);
    }
  }
  return PieceSet::single(equal.first());
}

PieceSet State::take(PieceKind kind) {
  const PieceSet piece = one_of(bank_, kind);
  bank_ = bank_ - piece;
  origins_[piece.first()] = action_;
  return piece;
}

void State::put_star(SystemId system, PieceKind kind) {
  Place& target = place(system);
  target.stars = target.stars | take(kind);
}

void State::put_ship(SystemId system, Player player, PieceKind kind) {
  PieceSet& ships = place(system).ships[player];
  ships = ships | take(kind);
}

void State::return_ship(SystemId system, Player player, PieceKind kind) {
  PieceSet& ships = place(system).ships[player];
  const PieceSet ship = one_of(ships, kind);
  ships = ships - ship;
  bank_ = bank_ | ship;
}

void State::move_ship(SystemId from, SystemId to, Player player, PieceKind kind) {
  PieceSet& left = place(from).ships[player];
  const PieceSet ship = one_of(left, kind);
  left = left - ship;
  PieceSet& entered = place(to).ships[player];
  entered = entered | ship;
  origins_[ship.first()] = action_;
}

void State::hand_over_ship(SystemId system, Player from, Player to, PieceKind kind) {
  Place& where = place(system);
  const PieceSet ship = one_of(where.ships[from], kind);
  where.ships[from] = where.ships[from] - ship;
  where.ships[to] = where.ships[to] | ship;
  origins_[ship.first()] = action_;
}

void State::remove_colour(SystemId system, Colour colour) {
  Place& where = place(system);
  const PieceSet removed = where.pieces() & PieceSet::all(colour);
  where.stars = where.stars - removed;
  for (PieceSet& ships : where.ships) ships = ships - removed;
  bank_ = bank_ | removed;
}

void State::forget(SystemId system) {
  bank_ = bank_ | place(system).pieces();
  Known& known = history_[system];
  known.gone = action_;
  places_.erase(places_.begin() + static_cast<std::ptrdiff_t>(known.place));
  for (std::uint32_t i = known.place; i < places_.size(); ++i) history_[places_[i].id].place = i;
  known.place = nowhere;
}

bool is_overpopulated(const State::Place& place, Colour colour) {
  return place.pieces().count(colour) >= overpopulation;
}

bool are_connected(PieceSet stars, PieceSet other_stars) {
  for (std::uint8_t size = 1; size <= sizes; ++size) {
    const PieceSet mask = PieceSet::all_of_size(size);
    if (!(stars & mask).is_empty() && !(other_stars & mask).is_empty()) return false;
  }
  return true;
}

// What the state looks like to others.
Position State::position() const {
  Position position;
  position.players = players_;
  position.to_move = to_move_;
  position.standings = standings_;
  for (const Place& place : places_) position.systems.push_back(system_of(*this, place));
  position.bank = pile_of(bank_);
  return position;
}

}  // namespace plyglot::homeworlds
