// Attacks and catastrophes: attack_own_ship to no_overpopulation.

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/verdicts/violation_wordings.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::homeworlds::violations {
namespace {

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

void word_no_overpopulation(Wording& wording) {
  const Colour colour = wording.action().colour;
  const unsigned count = wording.violation.count;
  wording.say(text::format("{} has {} {} {}: a catastrophe needs four", wording.system(), number_word(count),
                           name_of(colour), text::counted_noun(count, "piece")),
              {});
  if (count > 0)
    wording.note(text::format("{} at {}: {}", name_of(colour), wording.system(), pieces_there(wording, colour)));
}

}  // namespace

void word_attack(Wording& wording) {
  switch (wording.violation.rule) {
    case Rule::attack_own_ship:
      return word_own_ship(wording);
    case Rule::attack_owner_missing:
      return word_owner_missing(wording);
    case Rule::no_attacker:
      return word_no_attacker(wording);
    case Rule::attack_too_large:
      return word_too_large(wording);
    default:
      return word_no_overpopulation(wording);
  }
}

}  // namespace plyglot::homeworlds::violations
