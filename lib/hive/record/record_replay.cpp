#include "hive/record/record_replay.hpp"

namespace plyglot::hive {

bool cut_after(Record& record, std::uint32_t plies) {
  if (plies > record.plies.size()) return false;
  if (record.refused_after && plies <= *record.refused_after) record.refused_after.reset();
  if (plies == record.plies.size()) return true;
  record.plies.resize(plies);
  drop_after(record, plies);
  record.outcome = outcome_on_board(record);
  record.result.reset();
  return true;
}

void drop_after(Record& record, std::uint32_t plies) {
  const auto is_later = [plies](const auto& said) { return said.after_ply > plies; };
  record.comments.erase(std::remove_if(record.comments.begin(), record.comments.end(), is_later),
                        record.comments.end());
  record.variations.erase(std::remove_if(record.variations.begin(), record.variations.end(), is_later),
                          record.variations.end());
}

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
