#include "homeworlds/diff/system_links.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using Place = BoardTrack::Place;

const Place* find(const std::vector<Place>& places, std::optional<SystemId> id) {
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) { return place.id == id; });
  return id && found != places.end() ? &*found : nullptr;
}

// Those that the turn made, as far as they have no partner, with the stars that they began with.
std::vector<std::pair<PieceKind, SystemId>> loose_discoveries(const Record& record, std::uint32_t turn,
                                                              const std::vector<std::optional<SystemId>>& partners) {
  std::vector<std::pair<PieceKind, SystemId>> discoveries;
  for (std::uint32_t i = 0; i < record.turns[turn].action_count; ++i) {
    const RecordAction& action = record.actions[record.turns[turn].first_action + i];
    const SystemName& name = action.other_system;
    const bool is_made = action.verb == Verb::discover && name.kind == SystemName::Kind::system;
    if (is_made && !partners[name.index]) discoveries.emplace_back(action.star, name.index);
  }
  return discoveries;
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

void SystemLinks::link_new(const BoardTrack& a, const BoardTrack& b) { link_loose(a, b, true); }

void SystemLinks::link_gone(std::uint32_t turn_of_a, std::uint32_t turn_of_b) {
  const auto of_a = loose_discoveries(a_, turn_of_a, partners_of_a_);
  const auto of_b = loose_discoveries(b_, turn_of_b, partners_of_b_);
  for (std::size_t i = 0; i < std::min(of_a.size(), of_b.size()); ++i) {
    if (of_a[i].first == of_b[i].first) link({of_a[i].second, of_b[i].second});
  }
}

void SystemLinks::mend(const BoardTrack& a, const BoardTrack& b) { link_loose(a, b, false); }

// Systems that hold the same are one as good as the other, so names decide, and then the order of creation.
void SystemLinks::link_loose(const BoardTrack& a, const BoardTrack& b, bool only_new) {
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
    link({place.id, (*best)->id});
    loose_of_b.erase(best);
  }
}

}  // namespace plyglot::homeworlds
