#include "hive/spelling/move_texts.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/sort.hpp"

namespace plyglot::hive {

std::optional<Reference> reference_of(const Ply& ply, const GameState& state, References references) {
  if (references == References::keep && ply.written) return ply.written;
  return canonical_reference(state, move_of(ply));
}

std::vector<std::string> move_texts(const Record& record, const Spelling& spelling, References references) {
  std::vector<std::string> texts;
  texts.reserve(record.plies.size());
  GameState state(record.type);
  for (const Ply& ply : record.plies) {
    const Move move = move_of(ply);
    texts.push_back(spelled(spelling, state, move, reference_of(ply, state, references)));
    state.play(move);
  }
  return texts;
}

std::vector<std::string> legal_move_texts(const Record& record, const RuleOptions& options, const Spelling& spelling) {
  const Game game = game_after(record, options);
  // H33: the order is that of UHP in every notation.
  std::vector<std::pair<std::string, Move>> moves;
  for (const Move move : moves_in_words(game.state(), options, spelling)) {
    moves.emplace_back(uhp::move_string(game.state(), move), move);
  }
  text::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const auto& [name, move] : moves) texts.push_back(spelled(spelling, game.state(), move));
  return texts;
}

}  // namespace plyglot::hive
