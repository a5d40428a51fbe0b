#pragma once
// The states of a game, one after another, for whoever looks at each of them.

#include "hexix/record/record_replay.hpp"
#include "hive/record/record_replay.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "hopgi/record/record_replay.hpp"

#include <plyglot/toolchain.hpp>

#include <algorithm>
#include <span>
#include <vector>

namespace plyglot::toolchain {

// Each of these visits the states of the game itself, without variations: the one that it begins with, and one after
// each of its plies as far as they are certain, but of no more than `most_plies` plies. Nothing is visited where it is
// unknown how the game begins. The visitor has
//   begin(state)         the first one
//   before(state, ply)   what is going to be played there
//   after(state, ply)    the next one
template <class Visitor>
void walk_states(const hive::Record& record, std::uint32_t most_plies, Visitor& visitor) {
  if (!record.has_game) return;
  hive::GameState state(record.type);
  visitor.begin(state);
  for (const hive::Ply& ply : std::span(record.plies).first(std::min<std::size_t>(record.plies.size(), most_plies))) {
    visitor.before(state, ply);
    state.play(hive::move_of(ply));
    visitor.after(state, ply);
  }
}

template <class Visitor>
void walk_states(const homeworlds::Record& record, std::uint32_t most_plies, Visitor& visitor) {
  if (!is_judged(record)) return;
  homeworlds::RecordReplay replay(record, record.profile);
  visitor.begin(replay.state());
  std::vector<homeworlds::Violation> ignored;
  for (std::uint32_t turn = 0; turn < std::min(most_plies, record.certain_turns); ++turn) {
    visitor.before(replay.state(), record.turns[turn]);
    replay.play_turn(ignored);
    visitor.after(replay.state(), record.turns[turn]);
  }
}

template <class Visitor>
void walk_states(const hexix::Record& record, std::uint32_t most_plies, Visitor& visitor) {
  if (!record.initial) return;
  hexix::RecordReplay replay(record);
  visitor.begin(replay.state());
  for (const hexix::Ply& ply : std::span(record.plies).first(std::min<std::size_t>(record.plies.size(), most_plies))) {
    visitor.before(replay.state(), ply);
    replay.advance();
    visitor.after(replay.state(), ply);
  }
}

template <class Visitor>
void walk_states(const hopgi::Record& record, std::uint32_t most_plies, Visitor& visitor) {
  if (!record.initial) return;
  hopgi::RecordReplay replay(record.initial);
  visitor.begin(replay.state());
  std::uint32_t plies = 0;
  for (const hopgi::RecordTurn& turn : record.turns) {
    if (turn.depth != 0) continue;
    if (plies++ >= most_plies) return;
    visitor.before(replay.state(), turn);
    replay.play(turn);
    visitor.after(replay.state(), turn);
  }
}

}  // namespace plyglot::toolchain
