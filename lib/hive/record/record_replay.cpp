#include "hive/record/record_replay.hpp"

namespace plyglot::hive {

Move move_of(const Ply& ply) { return ply.is_pass() ? pass : Move{ply.piece, spot_of(ply.to)}; }

GameState state_after(const Record& record) {
  GameState state(record.type);
  for (const Ply& ply : record.plies) state.play(move_of(ply));
  return state;
}

Outcome outcome_on_board(const Record& record) { return state_after(record).outcome(); }

Game game_after(const Record& record, const RuleOptions& options) {
  Game game(record.type, options);
  for (const Ply& ply : record.plies) game.play(move_of(ply));
  return game;
}

}  // namespace plyglot::hive
