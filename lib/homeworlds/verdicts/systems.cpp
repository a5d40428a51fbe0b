// Names of systems, and ways between them: duplicate_name to forgotten_system, not_connected.

#include "homeworlds/spelling/dialect.hpp"
#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "homeworlds/verdicts/violation_wordings.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds::violations {
namespace {

using diagnostics::Safety;

// The name in question, and where it stands.
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

std::string existing_systems(const Wording& wording) {
  constexpr std::size_t most_names = 8;
  const std::vector<State::Place>& places = wording.state().places();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min(places.size(), most_names); ++i) names.push_back(wording.system(places[i].id));
  const std::size_t more = places.size() - names.size();
  if (more > 0) names.push_back(text::format("{} more", more));
  return joined(names);
}

void word_unknown(Wording& wording) {
  const std::optional<SystemId> near = wording.violation.system;
  wording.say(text::format("there is no system {}", quoted_name(wording)), {});
  // A home is called after its player, whose name can be more than one word.
  if (near && is_name(wording.record().systems[*near].name, form_of(wording.record().dialect))) {
    const std::string& given = wording.record().systems[*near].name;
    // `ap` calls homes by their seats, and writes all names in lower case (homeworlds 5).
    std::string name = wording.record().dialect == Dialect::ap ? text::lower_case(given) : given;
    std::string title = text::format("write {}", text::quote(name));
    wording.fix(std::move(title), Safety::unsafe, wording.span(), std::move(name));
  } else if (wording.state().places().empty()) {
    wording.note("there is no system yet");
  } else {
    wording.note(text::format("there {} {}", is_or_are(wording.state().places().size()), existing_systems(wording)));
  }
}

std::string end_phrase(const Wording& wording, ActionNumber action, SystemId system) {
  const bool is_catastrophe = wording.record().actions[action].verb == Verb::catastrophe;
  switch (wording.history.end_of(system)) {
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

void word_forgotten(Wording& wording) {
  const Cause cause = wording.violation.causes[0];
  wording.say(text::format("{} is gone", quoted_name(wording)), "not a system any more");
  if (cause.action == no_action) return;
  wording.point_to(cause.action, text::format("{} was forgotten here: {}", wording.system(cause.system),
                                              end_phrase(wording, cause.action, cause.system)));
}

PieceSet of_sizes_in(PieceSet stars, PieceSet others) {
  PieceSet shared;
  for (std::uint8_t size = 1; size <= sizes; ++size) {
    const PieceSet mask = PieceSet::all_of_size(size);
    if (!(others & mask).is_empty()) shared = shared | (stars & mask);
  }
  return shared;
}

void word_not_connected(Wording& wording) {
  const RecordAction& action = wording.action();
  const State::Place& from = *wording.place();
  const bool is_discovery = action.verb == Verb::discover;
  if (!is_discovery && wording.other_place()->id == from.id) {
    wording.say(text::format("{} moves from {} to where it is", quoted(*action.ship), wording.system()), {});
    wording.label(wording.node().system.span, "the same system");
    return;
  }
  const PieceSet stars = is_discovery ? PieceSet::some(action.star, 1) : wording.other_place()->stars;
  const PieceSet shared = of_sizes_in(from.stars, stars);
  wording.say(text::format("{} is not connected to {}: both have a star of {}", wording.system(),
                           wording.other_system(), sizes_phrase(shared)),
              text::format("{} {}", stars.count() == 1 ? "star" : "stars", pieces_phrase(stars)));
  wording.label(wording.node().system.span,
                text::format("{} {}", from.stars.count() == 1 ? "star" : "stars", pieces_phrase(from.stars)));
}

}  // namespace

void word_system(Wording& wording) {
  switch (wording.violation.rule) {
    case Rule::duplicate_name:
      return word_duplicate(wording);
    case Rule::name_reuse:
      return word_reuse(wording);
    case Rule::unknown_system:
      return word_unknown(wording);
    case Rule::forgotten_system:
      return word_forgotten(wording);
    default:
      return word_not_connected(wording);
  }
}

}  // namespace plyglot::homeworlds::violations
