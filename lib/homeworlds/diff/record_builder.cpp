#include "homeworlds/diff/record_builder.hpp"

#include "homeworlds/record/record_replay.hpp"

namespace plyglot::homeworlds {
namespace {

bool gives_name(Verb verb) { return verb == Verb::homeworld || verb == Verb::discover; }

}  // namespace

RecordBuilder::RecordBuilder(Record& record)
    : record_(record), referee_(first_state(record, rules_of(record.profile).name_case), record.profile) {
  if (!record.initial) return;
  for (const System& system : record.initial->systems) {
    record.systems.push_back({.name = system.name, .name_span = {}, .home_of = system.home});
  }
}

void RecordBuilder::append(const FreeTurn& turn) {
  RecordTurn& into = record_.turns.emplace_back(turn.turn);
  into.first_action = static_cast<std::uint32_t>(record_.actions.size());
  into.action_count = static_cast<std::uint32_t>(turn.actions.size());
  into.span = {};
  into.number_span = {};
  into.handle_span = {};
  into.confirmation = {};
  std::vector<Violation> unheard;
  referee_.begin_turn(into.player, into.is_confirmed, unheard);
  for (const FreeAction& action : turn.actions) append(action);
  referee_.end_turn(!into.verbatim.empty(), unheard);
}

void RecordBuilder::append(const FreeAction& action) {
  RecordAction into = action.action;
  into.span = {};
  into.ship_span = {};
  if (into.verb != Verb::homeworld) into.system = found(into.system.kind, action.system);
  if (into.verb == Verb::move) into.other_system = found(into.other_system.kind, action.other_system);
  const bool has_made_system = play(action);
  if (gives_name(into.verb)) {
    SystemName& name = into.verb == Verb::homeworld ? into.system : into.other_system;
    name = has_made_system ? SystemName{SystemName::Kind::system, referee_.state().system_count() - 1, {}}
                           : other(into.verb == Verb::homeworld ? action.system : action.other_system);
  }
  record_.actions.push_back(into);
}

SystemName RecordBuilder::found(SystemName::Kind kind, const std::string& text) {
  if (kind == SystemName::Kind::none) return {};
  const std::optional<SystemId> system = referee_.state().latest(text);
  if (kind == SystemName::Kind::system && system) return {kind, *system, {}};
  return other(text);
}

SystemName RecordBuilder::other(const std::string& text) {
  record_.other_names.push_back(text);
  return {SystemName::Kind::other, static_cast<std::uint32_t>(record_.other_names.size() - 1), {}};
}

bool RecordBuilder::play(const FreeAction& free) {
  if (!free.action.is_played) return false;
  RecordAction nameless = free.action;
  nameless.system = {};
  nameless.other_system = {};
  Action action = action_of(record_, nameless);
  action.system = free.system;
  action.other_system = free.other_system;
  const SystemId before = referee_.state().system_count();
  std::vector<Violation> unheard;
  referee_.play(action, static_cast<ActionNumber>(record_.actions.size()), unheard);
  if (referee_.state().system_count() == before) return false;
  const bool is_home = action.verb == Verb::homeworld;
  RecordSystem& system = record_.systems.emplace_back();
  system.name = is_home ? free.system : free.other_system;
  if (is_home) system.home_of = record_.turns.back().player;
  return true;
}

void RecordBuilder::finish() {
  const State& state = referee_.state();
  for (SystemId id = 0; id < state.system_count(); ++id) {
    record_.systems[id].created = state.creation(id);
    record_.systems[id].gone = state.disappearance(id);
  }
}

}  // namespace plyglot::homeworlds
