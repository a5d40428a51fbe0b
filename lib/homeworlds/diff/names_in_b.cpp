#include "homeworlds/diff/names_in_b.hpp"

#include "text/ascii.hpp"

namespace plyglot::homeworlds {

NamesInB::NamesInB(const Record& a, const Record& b, RecordDiff& diff) : a_(a), b_(b), diff_(diff) {
  names_.reserve(a.systems.size());
  for (const RecordSystem& system : a.systems) names_.push_back(system.name);
}

void NamesInB::take(const SystemLinks& links) {
  for (; links_taken_ < links.all().size(); ++links_taken_) {
    const SystemLinks::Link link = links.all()[links_taken_];
    const std::string& of_a = a_.systems[link.of_a].name;
    const std::string& of_b = b_.systems[link.of_b].name;
    if (names_[link.of_a] != of_b) {
      names_[link.of_a] = of_b;
      diff_.names.push_back({link.of_a, link.turn_of_a, of_b});
    }
    if (text::is_same_word(of_a, of_b)) continue;
    if (renamed_.emplace(text::lower_case(of_a), text::lower_case(of_b)).second) diff_.renamed.push_back({of_a, of_b});
  }
}

bool NamesInB::is_same_text(std::uint32_t turn_of_a, std::uint32_t turn_of_b) const {
  const RecordTurn& of_a = a_.turns[turn_of_a];
  const RecordTurn& of_b = b_.turns[turn_of_b];
  if (of_a.player != of_b.player || of_a.is_confirmed != of_b.is_confirmed || of_a.verbatim != of_b.verbatim ||
      of_a.action_count != of_b.action_count) {
    return false;
  }
  for (std::uint32_t i = 0; i < of_a.action_count; ++i) {
    if (!is_same_text(a_.actions[of_a.first_action + i], b_.actions[of_b.first_action + i])) return false;
  }
  return true;
}

bool NamesInB::is_same_text(const RecordAction& of_a, const RecordAction& of_b) const {
  return of_a.verb == of_b.verb && of_a.stars == of_b.stars && of_a.ship == of_b.ship && of_a.colour == of_b.colour &&
         of_a.star == of_b.star && of_a.owner == of_b.owner && of_a.is_played == of_b.is_played &&
         is_same_name(of_a.system, of_b.system) && is_same_name(of_a.other_system, of_b.other_system);
}

bool NamesInB::is_same_name(const SystemName& of_a, const SystemName& of_b) const {
  if (of_a.kind != of_b.kind) return false;
  const std::string_view name = of_a.kind == SystemName::Kind::system ? names_[of_a.index] : name_of(a_, of_a);
  return name == name_of(b_, of_b);
}

}  // namespace plyglot::homeworlds
