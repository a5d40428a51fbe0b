#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/verdicts/bank_causes.hpp"
#include "homeworlds/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::homeworlds::verdicts {
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

// "star `b2`, `b1` of Dave"
std::string pieces_there(const Wording& wording, Colour colour) {
  const PieceSet mask = PieceSet::all(colour);
  const State::Place& place = *wording.place();
  std::vector<std::string> phrases;
  const PieceSet stars = place.stars & mask;
  if (!stars.is_empty()) {
    phrases.push_back(text::format("{} {}", stars.count() == 1 ? "star" : "stars", pieces_phrase(stars)));
  }
  for (Player player = 0; player < wording.state().players(); ++player) {
    const PieceSet ships = place.ships[player] & mask;
    if (!ships.is_empty()) {
      phrases.push_back(text::format("{} of {}", pieces_phrase(ships), wording.player(player)));
    }
  }
  return joined(phrases, ", ");
}

}  // namespace

// Ships and technologies that the player does not have: no_such_ship to no_technology.

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

// Attacks and catastrophes: attack_own_ship to no_overpopulation.

void word_own_ship(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  const bool has_ship = wording.place()->ships[wording.mover()].has(ship);
  wording.say(has_ship ? text::format("the {} at {} is {}'s own", quoted(ship), wording.system(), wording.mover_name())
                       : text::format("the text names {} as owner, who attacks", wording.mover_name()),
              "only ships of enemies are attacked");
}

void word_owner_missing(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  std::vector<std::string> owners;
  std::vector<std::string> ways;
  for (Player player = 0; player < wording.state().players(); ++player) {
    if (player == wording.mover() || !wording.place()->ships[player].has(ship)) continue;
    owners.push_back(wording.player(player));
    const char letter = seat_name(player, wording.state().players())[0];
    ways.push_back(text::format("`{}{}`", name_of(ship), static_cast<char>(letter - 'A' + 'a')));
  }
  wording.say(text::format("{} each have a {} at {}", joined(owners), quoted(ship), wording.system()),
              "the action does not say whose ship");
  wording.help(text::format("write {}", joined(ways, " or ")));
}

void word_no_attacker(Wording& wording) {
  wording.say(text::format("{} has no ship at {} to attack with", wording.mover_name(), wording.system()), {});
}

void word_too_large(Wording& wording) {
  wording.say(text::format("{} is larger than every ship of {} at {}", quoted(*wording.action().ship),
                           wording.mover_name(), wording.system()),
              "an attack needs a ship at least as large");
  wording.note(text::format("{}'s largest ship there is {}", wording.mover_name(), quoted(*wording.violation.piece)));
}

void word_no_overpopulation(Wording& wording) {
  const Colour colour = wording.action().colour;
  const unsigned count = wording.violation.count;
  wording.say(text::format("{} has {} {} {}: a catastrophe needs four", wording.system(), number_word(count),
                           name_of(colour), text::counted_noun(count, "piece")),
              {});
  if (count > 0)
    wording.note(text::format("{} at {}: {}", name_of(colour), wording.system(), pieces_there(wording, colour)));
}

}  // namespace plyglot::homeworlds::verdicts
