#include "hexix/record/record_replay.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/rules/judge.hpp"

namespace plyglot::hexix {
namespace {

// What was found out about an applied ply is all that playing it needs.
void play_again(State& state, const Ply& ply) {
  Verdict verdict;
  verdict.number = ply.number;
  play(state, move_of(ply), verdict);
}

}  // namespace

RecordReplay::RecordReplay(const Record& record) : record_(record), state_(record.initial.value_or(start_position())) {}

void RecordReplay::advance() {
  const Ply& ply = record_.plies[plies_++];
  // R4a, R13: who moves is what the record says, though it may be the other side's turn.
  if (state_.to_move() != ply.player) state_.pass_turn();
  if (ply.is_applied) {
    play_again(state_, ply);
  } else {
    state_.pass_turn();
  }
}

std::optional<Position> final_position(const Record& record) {
  if (!record.initial) return std::nullopt;
  RecordReplay replay(record);
  while (!replay.is_at_end()) replay.advance();
  return replay.state().position();
}

}  // namespace plyglot::hexix
