#include "homeworlds/record/record_replay.hpp"

#include "homeworlds/record/serials.hpp"

#include <algorithm>
#include <cassert>

namespace plyglot::homeworlds {
namespace {

// Removes what follows the last turn that is left, except for a comment after it on its line.
void cut_parts(Record& record, std::uint32_t turns) {
  const auto is_cut = [&](const RecordPart& part) {
    return part.kind == RecordPart::Kind::turn && part.index >= turns;
  };
  auto end = std::find_if(record.parts.begin(), record.parts.end(), is_cut);
  const auto stands_alone = [](const RecordPart& part) {
    return part.kind == RecordPart::Kind::comment || part.kind == RecordPart::Kind::blank;
  };
  // A comment above a turn speaks of that turn.
  while (end != record.parts.begin() && stands_alone(*std::prev(end))) --end;
  record.parts.erase(end, record.parts.end());
}

void cut_systems(Record& record, ActionNumber actions) {
  const auto is_later = [&](ActionNumber number) { return number != no_action && number >= actions; };
  while (!record.systems.empty() && is_later(record.systems.back().created)) record.systems.pop_back();
  for (RecordSystem& system : record.systems) {
    if (is_later(system.gone)) system.gone = no_action;
  }
}

void set_outcome(Record& record) {
  record.outcome = RecordOutcome::open;
  if (record.is_fragment) return;
  if (record.certain_turns < record.turns.size()) {
    record.outcome = RecordOutcome::unknown;
    return;
  }
  RecordReplay replay(record, record.profile);
  replay.play_to(record.certain_turns);
  const Result result = replay.referee().result();
  if (!result.is_over) return;
  record.outcome = result.winner ? RecordOutcome::won : RecordOutcome::draw;
  record.winner = result.winner.value_or(Player{0});
}

}  // namespace

State first_state(const Record& record, NameCase name_case) {
  if (record.initial) return State(*record.initial, name_case);
  return State(record.player_count, name_case);
}

Action action_of(const Record& record, const RecordAction& written) {
  Action action;
  action.verb = written.verb;
  action.stars = written.stars;
  if (written.verb != Verb::build || written.has_written_size) action.ship = written.ship;
  action.colour = written.colour;
  action.written_size = written.traded_size;
  action.system = name_of(record, written.system);
  action.is_unnamed = written.verb == Verb::homeworld && !written.has_written_name;
  action.other_system = name_of(record, written.other_system);
  action.star = written.star;
  action.owner = written.owner;
  action.is_all = written.is_all;
  action.serials = serials_of(written);
  return action;
}

RecordReplay::RecordReplay(const Record& record, Profile profile)
    : record_(record), referee_(first_state(record, rules_of(profile).name_case), profile) {}

void RecordReplay::play_action(std::vector<Violation>& violations) {
  assert(!is_at_end_of_turn());
  if (actions_ == 0) referee_.begin_turn(turn().player, turn().is_confirmed, violations);
  const ActionNumber number = next_action();
  const RecordAction& action = record_.actions[number];
  if (action.is_played) referee_.play(action_of(record_, action), number, violations);
  ++actions_;
}

void RecordReplay::end_turn(std::vector<Violation>& violations) {
  assert(is_at_end_of_turn());
  if (actions_ == 0) referee_.begin_turn(turn().player, turn().is_confirmed, violations);
  referee_.end_turn(!turn().verbatim.empty(), violations);
  ++turns_;
  actions_ = 0;
}

void RecordReplay::play_turn(std::vector<Violation>& violations) {
  assert(turns_ < record_.turns.size());
  while (!is_at_end_of_turn()) play_action(violations);
  end_turn(violations);
}

void RecordReplay::play_to(std::uint32_t turns) {
  std::vector<Violation> ignored;
  while (turns_ < turns) play_turn(ignored);
}

bool is_judged(const Record& record) {
  return !record.is_fragment && record.player_count <= rules_of(record.profile).most_players_checked;
}

bool has_known_end(const Record& record) { return !record.is_fragment && record.certain_turns == record.turns.size(); }

bool is_wholly_known(const Record& record) {
  const auto has_error = [](const RecordTurn& turn) { return !turn.verbatim.empty(); };
  return record.is_readable && has_known_end(record) && record.unread.empty() &&
         std::none_of(record.turns.begin(), record.turns.end(), has_error);
}

// Text that is unread has a part unless a turn is played instead of it.
std::uint32_t turns_as_written(const Record& record) {
  std::vector<bool> has_part(record.unread.size(), false);
  for (const RecordPart& part : record.parts) {
    if (part.kind == RecordPart::Kind::unread) has_part[part.index] = true;
  }
  std::uint32_t repairs = UINT32_MAX;
  for (std::size_t i = 0; i < record.unread.size(); ++i) {
    if (!has_part[i]) repairs = std::min(repairs, record.unread[i].span.begin);
  }
  std::uint32_t turns = 0;
  while (turns < record.certain_turns && record.turns[turns].span.begin < repairs) ++turns;
  return turns;
}

bool cut_after(Record& record, std::uint32_t turns) {
  if (turns > record.turns.size()) return false;
  if (turns == record.turns.size()) return true;
  const ActionNumber actions = record.turns[turns].first_action;
  cut_parts(record, turns);
  record.turns.resize(turns);
  record.actions.resize(actions);
  cut_systems(record, actions);
  record.certain_turns = std::min(record.certain_turns, turns);
  set_outcome(record);
  return true;
}

}  // namespace plyglot::homeworlds
