// Ships and technologies that the player does not have: no_such_ship to no_technology.

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/verdicts/bank_causes.hpp"
#include "homeworlds/verdicts/violation_wordings.hpp"
#include "text/format.hpp"

namespace plyglot::homeworlds::violations {
namespace {

void note_ships(Wording& wording, Player player) {
  const PieceSet ships = wording.place()->ships[player];
  wording.note(ships.is_empty()
                   ? text::format("{} has no ship at {}", wording.player(player), wording.system())
                   : text::format("{} has {} at {}", wording.player(player), pieces_phrase(ships), wording.system()));
}

// Where else the player has such a ship, at most three systems.
void note_elsewhere(Wording& wording, Player player, PieceKind ship) {
  constexpr std::size_t most_systems = 3;
  std::vector<std::string> systems;
  for (const State::Place& place : wording.state().places()) {
    if (place.ships[player].has(ship) && systems.size() < most_systems) systems.push_back(wording.system(place.id));
  }
  if (systems.empty()) return;
  wording.note(text::format("{} has a {} at {}", wording.player(player), quoted(ship), joined(systems)));
}

void note_enemies(Wording& wording) {
  for (Player player = 0; player < wording.state().players(); ++player) {
    const bool is_meant = !wording.action().owner || *wording.action().owner == player;
    if (player != wording.mover() && is_meant) note_ships(wording, player);
  }
}

// An action of the player that says this ship and took another.
void point_to_own_slip(Wording& wording, PieceKind ship) {
  const Slip* const slip = wording.slips.saying(ship);
  if (slip == nullptr) return;
  const RecordAction& action = wording.record().actions[slip->action];
  const bool is_here = action.system.index == wording.action().system.index;
  if (is_here) point_to_slip(wording, ship);
}

void word_no_ship(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  if (wording.action().verb == Verb::attack) {
    const std::optional<Player> owner = wording.action().owner;
    const std::string who = owner ? wording.player(*owner) : "no enemy";
    wording.say(text::format("{} has {}{} at {}", who, owner ? "no " : "a ", quoted(ship), wording.system()), {});
    note_enemies(wording);
  } else {
    wording.say(text::format("no player has a {} at {}", quoted(ship), wording.system()), {});
    note_ships(wording, wording.mover());
    note_elsewhere(wording, wording.mover(), ship);
  }
  point_to_own_slip(wording, ship);
}

std::string arrival_phrase(Verb verb, const std::string& who) {
  switch (verb) {
    case Verb::build:
      return who + " built it here";
    case Verb::trade:
      return who + " got it by this trade";
    case Verb::attack:
      return who + " captured it here";
    case Verb::homeworld:
      return who + " set up with it here";
    default:
      return who + " brought it here";
  }
}

void word_others_ship(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  for (Player player = 0; player < wording.state().players(); ++player) {
    const PieceSet ships = wording.place()->ships[player] & PieceSet::all(ship);
    if (ships.is_empty()) continue;
    const std::string owner = wording.player(player);
    wording.say(text::format("the {} at {} is {}'s", quoted(ship), wording.system(), owner),
                text::format("not a ship of {}", wording.mover_name()));
    const ActionNumber origin = wording.state().origin(ships.first());
    if (origin != no_action) {
      wording.point_to(origin, arrival_phrase(wording.record().actions[origin].verb, owner));
    }
    break;
  }
  note_ships(wording, wording.mover());
  note_elsewhere(wording, wording.mover(), ship);
}

void word_no_colour(Wording& wording) {
  const RecordAction& build = wording.action();
  const Colour colour = build.ship ? colour_of(*build.ship) : build.colour;
  wording.say(text::format("{} has no {} ship at {}", wording.mover_name(), name_of(colour), wording.system()),
              "a build needs a ship of its colour there");
  note_ships(wording, wording.mover());
}

void word_no_technology(Wording& wording) {
  const std::string_view needed = name_of(technology_of(wording.action().verb));
  wording.say(text::format("{} has no {} technology at {}", wording.mover_name(), needed, wording.system()),
              text::format("{} needs {}", wording.verb(), needed));
  const std::array<bool, colours>& powers = wording.violation.powers;
  if (wording.place()->ships[wording.mover()].is_empty()) {
    wording.note(text::format("{} has no ship there, and so no technology", wording.mover_name()));
  } else {
    wording.note(
        text::format("{} has {} there, by the stars and by own ships", wording.mover_name(), colours_phrase(powers)));
  }
}

}  // namespace

void word_ship(Wording& wording) {
  switch (wording.violation.rule) {
    case Rule::no_such_ship:
      return word_no_ship(wording);
    case Rule::not_your_ship:
      return word_others_ship(wording);
    case Rule::no_ship_of_colour:
      return word_no_colour(wording);
    default:
      return word_no_technology(wording);
  }
}

}  // namespace plyglot::homeworlds::violations
