#include "hive/record_moves.hpp"

#include "hive/uhp/move_string.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hive {

Move move_of(const Ply& ply) { return ply.is_pass() ? pass : Move{ply.piece, spot_of(ply.to)}; }

std::optional<Reference> reference_of(const Ply& ply, const GameState& state, References references) {
  if (references == References::keep && ply.written) return ply.written;
  return canonical_reference(state, move_of(ply));
}

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

std::vector<std::string> move_texts(const Record& record, const Spelling& spelling, References references) {
  std::vector<std::string> texts;
  texts.reserve(record.plies.size());
  GameState state(record.type);
  for (const Ply& ply : record.plies) {
    texts.push_back(spelled(spelling, ply.piece, reference_of(ply, state, references)));
    state.play(move_of(ply));
  }
  return texts;
}

std::vector<std::string> legal_move_texts(const Record& record, const RuleOptions& options, const Spelling& spelling) {
  const Game game = game_after(record, options);
  // H33: the order is that of UHP in every notation.
  std::vector<std::pair<std::string, Move>> moves;
  for (const Move move : game.legal_moves()) moves.emplace_back(uhp::move_string(game.state(), move), move);
  text::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const auto& [name, move] : moves) texts.push_back(spelled(spelling, game.state(), move));
  return texts;
}

bool cut_after(Record& record, std::uint32_t plies) {
  if (plies > record.plies.size()) return false;
  if (plies == record.plies.size()) return true;
  record.plies.resize(plies);
  const auto is_later = [plies](const RecordComment& comment) { return comment.after_ply > plies; };
  record.comments.erase(std::remove_if(record.comments.begin(), record.comments.end(), is_later),
                        record.comments.end());
  record.outcome = outcome_on_board(record);
  record.result.reset();
  return true;
}

}  // namespace plyglot::hive
