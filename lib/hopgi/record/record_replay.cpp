#include "hopgi/record/record_replay.hpp"

#include "hopgi/rules/judge.hpp"

namespace plyglot::hopgi {

RecordReplay::RecordReplay(const std::optional<Position>& initial) {
  const State state = initial ? State(*initial) : State();
  lines_.push_back({state, state});
}

void RecordReplay::play(const RecordTurn& turn) {
  Line& line = lines_.back();
  line.before_last_turn = line.now;
  captured_ = {};
  // R18.
  if (!turn.is_applied()) return skip_turn(line.now);
  captured_[0] = play_leg(line.now, turn.turn.first);
  bool resets = resets_clock(turn.turn.first);
  if (turn.turn.second) {
    captured_[1] = play_leg(line.now, *turn.turn.second);
    resets = resets || resets_clock(*turn.turn.second);
  }
  line.now.pass_turn(resets);
}

void RecordReplay::begin_variation() {
  const State from = lines_.back().before_last_turn;
  lines_.push_back({from, from});
}

void RecordReplay::end_variation() {
  if (lines_.size() > 1) lines_.pop_back();
}

std::optional<Position> replayed_position(const Record& record) {
  if (!record.initial) return std::nullopt;
  RecordReplay replay(record.initial);
  for (const RecordTurn& turn : record.turns) {
    if (turn.depth == 0) replay.play(turn);
  }
  return replay.state().position();
}

}  // namespace plyglot::hopgi
