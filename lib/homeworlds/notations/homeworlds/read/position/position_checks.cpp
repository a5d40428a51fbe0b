#include "homeworlds/notations/homeworlds/read/position/position_checks.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool has_ship(const Pile& pile) {
  return std::any_of(pile.begin(), pile.end(), [](std::uint8_t count) { return count > 0; });
}

// The first kind of which there are not enough; the others are taken.
std::optional<PieceKind> take_pieces(Pile& bank, const System& system) {
  Pile needed{};
  for (std::size_t i = 0; i < system.star_count; ++i) ++needed[system.stars[i]];
  std::optional<PieceKind> lacking;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    unsigned count = needed[kind];
    for (const Pile& ships : system.ships) count += ships[kind];
    if (count > bank[kind] && !lacking) lacking = kind;
    bank[kind] = static_cast<std::uint8_t>(bank[kind] - std::min<unsigned>(count, bank[kind]));
  }
  return lacking;
}

}  // namespace

std::optional<PositionProblem> PositionChecks::check_name(const System& system) {
  const std::optional<std::uint32_t> same = names_.find(system.name);
  names_.set(system.name, static_cast<std::uint32_t>(count_));
  if (!same) return std::nullopt;
  PositionProblem problem;
  problem.fault = PositionFault::repeated_name;
  problem.other_system = *same;
  return problem;
}

std::optional<PositionProblem> PositionChecks::check_home(const Position& position, const System& system) {
  if (!system.home) return std::nullopt;
  const Player player = *system.home;
  PositionProblem problem;
  problem.player = player;
  if (player >= position.players) {
    problem.fault = PositionFault::home_of_nobody;
    return problem;
  }
  problem.other_system = homes_[player];
  homes_[player] = count_;
  if (problem.other_system) {
    problem.fault = PositionFault::second_home;
    return problem;
  }
  if (has_ship(system.ships[player])) return std::nullopt;
  problem.fault = PositionFault::home_without_own_ship;
  return problem;
}

std::optional<PositionProblem> PositionChecks::check_slots(const System& system, std::size_t slots) {
  PositionProblem problem;
  problem.slots = slots;
  if (count_ == 0) first_slots_ = slots;
  if (slots != first_slots_) {
    problem.fault = PositionFault::slot_count;
    problem.other_system = 0;
  } else if (count_ == 0 && slots > most_players) {
    problem.fault = PositionFault::too_many_slots;
  } else if (!std::any_of(system.ships.begin(), system.ships.end(), has_ship)) {
    problem.fault = PositionFault::no_ship;
  } else {
    return std::nullopt;
  }
  return problem;
}

std::optional<PositionProblem> PositionChecks::check(Position& position, const System& system, std::size_t slots) {
  std::optional<PositionProblem> problem = check_name(system);
  if (!problem) problem = check_home(position, system);
  if (!problem) problem = check_slots(system, slots);
  if (!problem) {
    const std::optional<PieceKind> lacking = take_pieces(position.bank, system);
    if (lacking) {
      problem.emplace();
      problem->fault = PositionFault::too_many_of_a_kind;
      problem->piece = lacking;
    }
  }
  if (problem) {
    problem->span = system.span;
    problem->system = count_;
    problem->players = position.players;
  }
  ++count_;
  return problem;
}

void set_standings(Position& position) {
  std::array<bool, most_players> has_ships{};
  for (const System& system : position.systems) {
    for (Player player = 0; player < position.players; ++player) {
      has_ships[player] = has_ships[player] || has_ship(system.ships[player]);
    }
  }
  for (Player player = 0; player < position.players; ++player) {
    position.standings[player] = has_ships[player] ? Standing::eliminated : Standing::not_set_up;
  }
  for (const System& system : position.systems) {
    if (system.home) position.standings[*system.home] = Standing::alive;
  }
}

}  // namespace plyglot::homeworlds
