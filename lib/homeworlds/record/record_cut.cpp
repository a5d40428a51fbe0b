#include "homeworlds/record/record_cut.hpp"

#include "homeworlds/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// What follows the last turn that is left goes, but for a comment behind it.
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
