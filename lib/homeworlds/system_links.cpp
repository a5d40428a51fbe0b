#include "homeworlds/system_links.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using Place = BoardTrack::Place;

const Place* find(const std::vector<Place>& places, std::optional<SystemId> id) {
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) { return place.id == id; });
  return id && found != places.end() ? &*found : nullptr;
}

}  // namespace

SystemLinks::SystemLinks(const Record& a, const Record& b)
    : a_(a), b_(b), partners_of_a_(a.systems.size()), partners_of_b_(b.systems.size()) {}

void SystemLinks::link(Link link) {
  std::optional<SystemId>& of_a = partners_of_a_[link.of_a];
  std::optional<SystemId>& of_b = partners_of_b_[link.of_b];
  if (of_a == link.of_b) return;
  if (of_a) partners_of_b_[*of_a].reset();
  if (of_b) partners_of_a_[*of_b].reset();
  of_a = link.of_b;
  of_b = link.of_a;
  links_.push_back(link);
}

void SystemLinks::link_new(const BoardTrack& a, const BoardTrack& b, std::uint32_t turn_of_a) {
  link_loose(a, b, true, turn_of_a);
}

void SystemLinks::mend(const BoardTrack& a, const BoardTrack& b, std::uint32_t turn_of_a) {
  link_loose(a, b, false, turn_of_a);
}

// Systems that hold the same are one as good as the other, so names decide, and then the order of creation.
void SystemLinks::link_loose(const BoardTrack& a, const BoardTrack& b, bool only_new, std::uint32_t turn_of_a) {
  const auto is_held = [&](const Place& place, std::optional<SystemId> partner, const BoardTrack& other) {
    const Place* const held = find(other.places(), partner);
    return held != nullptr && held->contents == place.contents;
  };
  std::vector<const Place*> loose_of_b;
  for (const Place& place : b.places()) {
    if (!is_held(place, partners_of_b_[place.id], a)) loose_of_b.push_back(&place);
  }
  if (loose_of_b.empty()) return;
  for (const Place& place : a.places()) {
    if (only_new ? partners_of_a_[place.id].has_value() : is_held(place, partners_of_a_[place.id], b)) continue;
    const std::string& name = a_.systems[place.id].name;
    auto best = loose_of_b.end();
    for (auto candidate = loose_of_b.begin(); candidate != loose_of_b.end(); ++candidate) {
      if ((*candidate)->contents != place.contents) continue;
      const bool has_name = text::is_same_word(b_.systems[(*candidate)->id].name, name);
      if (best == loose_of_b.end() || has_name) best = candidate;
      if (has_name) break;
    }
    if (best == loose_of_b.end()) continue;
    link({place.id, (*best)->id, turn_of_a});
    loose_of_b.erase(best);
  }
}

}  // namespace plyglot::homeworlds
