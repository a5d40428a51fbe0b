#include "homeworlds/spelling/dialect.hpp"
#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "homeworlds/verdicts/wording.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds::verdicts {
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

void tell_of_confirmation(Wording& wording) {
  const bool can_be_confirmed = is_silenced_by_confirmation(wording.violation.rule, wording.record().profile);
  if (can_be_confirmed) wording.help("a `*` at the end of the turn says that it is meant");
}

// The name in question, and where it is.
const SystemName& name_meant(const Wording& wording) {
  return wording.violation.part == Part::other_system ? wording.action().other_system : wording.action().system;
}

std::string quoted_name(const Wording& wording) {
  return wording.violation.part == Part::other_system ? wording.other_system() : wording.system();
}

void point_to_creation(Wording& wording, Cause cause) {
  const std::string name = wording.system(cause.system);
  const bool is_home = cause.action != no_action && wording.record().actions[cause.action].verb == Verb::homeworld;
  wording.point_to(cause, text::format("{} was {} here", name, is_home ? "set up" : "discovered"),
                   text::format("{} is in the position", name));
}

std::string existing_systems(const Wording& wording) {
  constexpr std::size_t most_names = 8;
  const std::vector<State::Place>& places = wording.state().places();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min(places.size(), most_names); ++i) names.push_back(wording.system(places[i].id));
  const std::size_t more = places.size() - names.size();
  if (more > 0) names.push_back(text::format("{} more", more));
  return joined(names);
}

std::string end_phrase(const Wording& wording, ActionNumber action, SystemId system) {
  const bool is_catastrophe = wording.record().actions[action].verb == Verb::catastrophe;
  switch (wording.history().end_of(system)) {
    case LossReason::without_stars:
      return "its last star was destroyed";
    case LossReason::without_ships:
      if (is_catastrophe) return "its last ship was destroyed";
      return wording.record().actions[action].verb == Verb::sacrifice ? "its last ship was sacrificed"
                                                                      : "its last ship left";
    default:
      return "its player was out of the game";
  }
}

PieceSet of_sizes_in(PieceSet stars, PieceSet others) {
  PieceSet shared;
  for (std::uint8_t size = 1; size <= sizes; ++size) {
    const PieceSet mask = PieceSet::all_of_size(size);
    if (!(others & mask).is_empty()) shared = shared | (stars & mask);
  }
  return shared;
}

}  // namespace

// Setting up: not_established to small_universe.

void word_not_established(Wording& wording) {
  wording.say(text::format("{}'s first turn is {}, not `homeworld`", wording.mover_name(), wording.verb()),
              text::format("{} has no homeworld yet", wording.mover_name()));
  wording.help(wording.record().dialect == Dialect::bga
                   ? "copy the log from its beginning, where the players establish their homeworlds"
                   : "each player begins with a turn such as `homeworld b1 y2 g3 NAME`");
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

void word_bad_home(Wording& wording) {
  wording.say("a homeworld without any star: both are `-`", "at least one star is needed");
}

void word_one_star(Wording& wording) {
  wording.say(text::format("{} has one star only, {}", wording.system(), pieces_phrase(stars_of(wording.action()))),
              "one of the two stars is left out");
  tell_of_confirmation(wording);
}

void word_small_ship(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  wording.say(text::format("the ship of {} is {}, which is not large", wording.system(), quoted(ship)),
              text::format("size {}", unsigned{size_of(ship)}));
  tell_of_confirmation(wording);
}

void word_few_colours(Wording& wording) {
  const PieceSet pieces = pieces_of(wording.action());
  const std::string found = colours_phrase(colours_of(pieces));
  wording.say(text::format("{} has only {} among its stars and its ship", wording.system(), found),
              text::format("{} are missing", colours_phrase(colours_without(pieces))));
  tell_of_confirmation(wording);
}

void word_missing_technology(Wording& wording) {
  std::array<bool, colours> missing = colours_without(pieces_of(wording.action()));
  missing[static_cast<std::size_t>(Colour::red)] = missing[static_cast<std::size_t>(Colour::yellow)] = false;
  const std::string names = colours_phrase(missing);
  wording.say(text::format("{} begins without {} technology", wording.system(), names),
              text::format("neither star nor ship is {}", colours_phrase(missing, " or ")));
  if (missing[static_cast<std::size_t>(Colour::green)]) wording.note("without green nothing can be built there");
  if (missing[static_cast<std::size_t>(Colour::blue)]) wording.note("without blue no ship can be traded there");
  tell_of_confirmation(wording);
}

void word_twin_stars(Wording& wording) {
  const PieceSet stars = stars_of(wording.action());
  wording.say(text::format("both stars of {} have {}", wording.system(), sizes_phrase(stars)),
              text::format("{}", pieces_phrase(stars)));
  wording.note("with stars of two sizes it would be connected to fewer systems");
  tell_of_confirmation(wording);
}

void word_neighbour(Wording& wording) {
  const State::Place& home = *wording.state().find(wording.violation.causes[0].system);
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
  tell_of_confirmation(wording);
}

// Names of systems, and ways between them: duplicate_name to forgotten_system, not_connected.

void word_duplicate(Wording& wording) {
  const Cause cause = wording.violation.causes[0];
  const std::string written = quoted_name(wording);
  const std::string existing = wording.system(cause.system);
  if (name_meant(wording).span.empty()) {
    wording.say(text::format("this homeworld would be called {}, and there is such a system", written), {});
    wording.help("give it a name of its own, after its ship");
  } else {
    wording.say(text::format("there is a system {} already", existing), {});
  }
  if (written != existing) wording.note(text::format("{} is the same name: case does not matter", written));
  point_to_creation(wording, cause);
}

void word_reuse(Wording& wording) {
  wording.say(text::format("an earlier system was called {} too", quoted_name(wording)), "not the same system");
  point_to_creation(wording, wording.violation.causes[0]);
}

void word_unknown(Wording& wording) {
  const std::optional<SystemId> near = wording.violation.system;
  wording.say(text::format("there is no system {}", quoted_name(wording)), {});
  const bool is_of_site = wording.record().dialect == Dialect::bga;
  if (is_of_site) wording.help("a part of the log seems to be missing: copy it from the beginning");
  // A home is called after its player, whose name can be more than one word.
  if (!is_of_site && near && is_name(wording.record().systems[*near].name, form_of(wording.record().dialect))) {
    const std::string& given = wording.record().systems[*near].name;
    // `ap` calls homes by their seats, and writes all names in lower case (homeworlds 5).
    std::string name = wording.record().dialect == Dialect::ap ? text::lower_case(given) : given;
    std::string title = text::format("write {}", text::quote(name));
    wording.fix(std::move(title), diagnostics::Safety::unsafe, wording.span(), std::move(name));
  } else if (wording.state().places().empty()) {
    wording.note("there is no system yet");
  } else {
    wording.note(text::format("there {} {}", is_or_are(wording.state().places().size()), existing_systems(wording)));
  }
}

void word_forgotten(Wording& wording) {
  const Cause cause = wording.violation.causes[0];
  wording.say(text::format("{} is gone", quoted_name(wording)), "not a system any more");
  if (cause.action == no_action) return;
  wording.point_to(cause.action, text::format("{} was forgotten here: {}", wording.system(cause.system),
                                              end_phrase(wording, cause.action, cause.system)));
}

void word_not_connected(Wording& wording) {
  const RecordAction& action = wording.action();
  const State::Place& from = *wording.place();
  const bool is_discovery = action.verb == Verb::discover;
  if (!is_discovery && wording.other_place()->id == from.id) {
    wording.say(text::format("{} moves from {} to where it is", quoted(*action.ship), wording.system()), {});
    if (!wording.node().system.span.empty()) wording.label(wording.node().system.span, "the same system");
    return;
  }
  const PieceSet stars = is_discovery ? PieceSet::some(action.star, 1) : wording.other_place()->stars;
  const PieceSet shared = of_sizes_in(from.stars, stars);
  wording.say(text::format("{} is not connected to {}: both have a star of {}", wording.system(),
                           wording.other_system(), sizes_phrase(shared)),
              text::format("{} {}", stars.count() == 1 ? "star" : "stars", pieces_phrase(stars)));
  const std::string from_stars =
      text::format("{} {}", from.stars.count() == 1 ? "star" : "stars", pieces_phrase(from.stars));
  // In `hwl` the ship says where it is.
  const text::Span system = wording.node().system.span;
  if (!system.empty()) {
    wording.label(system, from_stars);
  } else {
    wording.note(text::format("{} has the {}", wording.system(), from_stars));
  }
}

}  // namespace plyglot::homeworlds::verdicts
