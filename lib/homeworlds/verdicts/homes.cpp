// Setting up: not_established to small_universe.

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/verdicts/violation_wordings.hpp"
#include "text/format.hpp"

namespace plyglot::homeworlds::violations {
namespace {

// By kind only.
PieceSet stars_of(const RecordAction& homeworld) {
  PieceSet stars;
  for (const std::optional<PieceKind>& star : homeworld.stars) {
    if (star) stars = stars | PieceSet::some(*star, stars.has(*star) ? 2U : 1U);
  }
  return stars;
}

PieceSet pieces_of(const RecordAction& homeworld) {
  return stars_of(homeworld) | PieceSet::some(*homeworld.ship, most_of_a_kind);
}

std::array<bool, colours> colours_without(PieceSet pieces) {
  std::array<bool, colours> missing = colours_of(pieces);
  for (bool& colour : missing) colour = !colour;
  return missing;
}

void word_not_established(Wording& wording) {
  wording.say(text::format("{}'s first turn is {}, not `homeworld`", wording.mover_name(), wording.verb()),
              text::format("{} has no homeworld yet", wording.mover_name()));
  wording.help("each player begins with a turn such as `homeworld b1 y2 g3 NAME`");
}

void word_first_pass(Wording& wording) {
  wording.say(text::format("{} passes before setting up a homeworld", wording.mover_name()),
              text::format("{} has no homeworld yet", wording.mover_name()));
}

void word_second_home(Wording& wording) {
  const Violation& violation = wording.violation;
  const bool is_known = violation.cause_count > 0;
  const std::string home = is_known ? ", " + wording.system(violation.causes[0].system) : std::string();
  wording.say(text::format("{} has a homeworld already{}", wording.mover_name(), home), "a second one");
  if (is_known) wording.point_to(violation.causes[0], "set up here", "the homeworld is in the position");
  wording.help("a record holds one game; another game goes into a file of its own");
}

void word_one_star(Wording& wording) {
  wording.say(text::format("{} has one star only, {}", wording.system(), pieces_phrase(stars_of(wording.action()))),
              "one of the two stars is left out");
}

void word_small_ship(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  wording.say(text::format("the ship of {} is {}, which is not large", wording.system(), quoted(ship)),
              text::format("size {}", unsigned{size_of(ship)}));
}

void word_few_colours(Wording& wording) {
  const PieceSet pieces = pieces_of(wording.action());
  const std::string found = colours_phrase(colours_of(pieces));
  wording.say(text::format("{} has only {} among its stars and its ship", wording.system(), found),
              text::format("{} are missing", colours_phrase(colours_without(pieces))));
}

void word_missing_technology(Wording& wording) {
  std::array<bool, colours> missing = colours_without(pieces_of(wording.action()));
  missing[static_cast<std::size_t>(Colour::red)] = missing[static_cast<std::size_t>(Colour::yellow)] = false;
  const std::string names = colours_phrase(missing);
  wording.say(text::format("{} begins without {} technology", wording.system(), names),
              text::format("neither star nor ship is {}", colours_phrase(missing, " or ")));
  if (missing[static_cast<std::size_t>(Colour::green)]) wording.note("without green nothing can be built there");
  if (missing[static_cast<std::size_t>(Colour::blue)]) wording.note("without blue no ship can be traded there");
}

void word_twin_stars(Wording& wording) {
  const PieceSet stars = stars_of(wording.action());
  wording.say(text::format("both stars of {} have {}", wording.system(), sizes_phrase(stars)),
              text::format("{}", pieces_phrase(stars)));
  wording.note("with stars of two sizes it would be connected to fewer systems");
}

void word_neighbour(Wording& wording, const State::Place& home) {
  const std::string other = wording.system(home.id);
  const std::string owner = wording.player(*home.home);
  const PieceSet stars = stars_of(wording.action());
  if (wording.violation.rule == Rule::microverse) {
    wording.say(text::format("{} is connected to {}, the homeworld of {}", wording.system(), other, owner),
                text::format("stars of {}", sizes_phrase(stars)));
  } else {
    wording.say(text::format("both homeworlds have stars of {}", sizes_phrase(stars)), {});
    wording.note("every system of the third size is between the two, and is connected to both");
  }
  const std::string label = text::format("{} has stars of {}", other, sizes_phrase(home.stars));
  wording.point_to(wording.violation.causes[0], label, label);
}

void tell_of_confirmation(Wording& wording) {
  const bool can_be_confirmed = is_silenced_by_confirmation(wording.violation.rule, wording.record().profile);
  if (can_be_confirmed) wording.help("a `*` at the end of the turn says that it is meant");
}

void word_unusual_home(Wording& wording) {
  switch (wording.violation.rule) {
    case Rule::one_star_home:
      return word_one_star(wording);
    case Rule::home_small_ship:
      return word_small_ship(wording);
    case Rule::home_few_colours:
      return word_few_colours(wording);
    case Rule::home_missing_technology:
      return word_missing_technology(wording);
    case Rule::home_twin_stars:
      return word_twin_stars(wording);
    default:
      return word_neighbour(wording, *wording.state().find(wording.violation.causes[0].system));
  }
}

}  // namespace

void word_home(Wording& wording) {
  switch (wording.violation.rule) {
    case Rule::not_established:
      return word_not_established(wording);
    case Rule::first_turn_pass:
      return word_first_pass(wording);
    case Rule::homeworld_twice:
      return word_second_home(wording);
    case Rule::bad_homeworld:
      wording.say("a homeworld without any star: both are `-`", "at least one star is needed");
      return;
    default:
      word_unusual_home(wording);
      return tell_of_confirmation(wording);
  }
}

}  // namespace plyglot::homeworlds::violations
