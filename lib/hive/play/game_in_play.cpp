#include "hive/play/game_in_play.hpp"

#include "hive/board/bits.hpp"
#include "hive/record/record_replay.hpp"
#include "text/sort.hpp"

namespace plyglot::hive {

GameInPlay::GameInPlay(GameType type, const RuleOptions& rules) : game_(type, rules), keys_(game_.state()) {
  record_.type = type;
  begun_.emplace(record_, 0);
}

GameInPlay::GameInPlay(const Record& record, const RuleOptions& rules)
    : game_(record.type, rules), record_(record), keys_(game_.state()) {
  for (const Ply& ply : record.plies) {
    game_.play(move_of(ply));
    follow();
  }
  begun_.emplace(record_, plies());
}

GameInPlay::GameInPlay(const GameState& setup, const RuleOptions& rules)
    : setup_(setup), game_(setup, rules), keys_(setup) {
  begun_.emplace(record_, 0);
}

std::optional<board::Outcome> GameInPlay::outcome() const {
  const Outcome outcome = game_.outcome();
  if (!is_over(outcome)) return std::nullopt;
  if (outcome == Outcome::draw) return board::Outcome{};
  return board::Outcome{static_cast<std::uint8_t>(outcome == Outcome::white_wins ? Colour::white : Colour::black)};
}

std::vector<PositionKeys> GameInPlay::possible_keys() const {
  if (!is_from_setup() || plies() != 0) return {keys()};
  return hive::possible_keys(game_.state());
}

void GameInPlay::list_moves(const Spelling& spelling, std::vector<board::LegalMove>& moves) const {
  const GameState& state = game_.state();
  moves.clear();
  for (const Move move : moves_in_words(state, game_.options(), spelling)) {
    board::LegalMove& listed = moves.emplace_back();
    listed.words = spelled(spelling, state, move);
    listed.numbers[0] = -1;
    if (move.is_pass()) continue;
    const Cell to = state.on_board() == 0 ? Cell{} : state.cell_at(move.to);
    listed.numbers = {move.piece, to.q, to.r, state.height(move.to)};
  }
  text::sort(moves.begin(), moves.end(),
             [](const board::LegalMove& a, const board::LegalMove& b) { return a.words < b.words; });
}

void GameInPlay::append_cells(std::vector<std::int32_t>& rows) const {
  const GameState& state = game_.state();
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) {
    std::int32_t level = 0;
    for (PieceIndex below = state.below(piece); below != no_piece; below = state.below(below)) ++level;
    const Cell cell = state.cell(piece);
    rows.insert(rows.end(), {piece, cell.q, cell.r, level});
  });
}

bool GameInPlay::take() {
  if (record_.plies.size() == plies()) return false;
  // Words that cannot be written again are not the record's.
  record_.plies.back().span = record_.plies.back().piece_span = record_.plies.back().reference_span = {};
  follow();
  return true;
}

void GameInPlay::play(Move move) {
  const GameState& state = game_.state();
  Ply& ply = record_.plies.emplace_back();
  ply.piece = move.piece;
  if (!move.is_pass() && state.on_board() != 0) ply.to = state.cell_at(move.to);
  game_.play(move);
  record_.outcome = game_.outcome();
  record_.result.reset();
  follow();
}

void GameInPlay::follow() {
  undo_.push_back(game_.last_undo());
  keys_.follow(game_.state(), game_.last_undo().of_state.move.piece);
}

bool GameInPlay::undo() {
  if (undo_.empty()) return false;
  const Game::Undo last = undo_.back();
  undo_.pop_back();
  game_.undo(last);
  keys_.follow(game_.state(), last.of_state.move.piece);
  if (begun_->restore(plies(), record_)) return true;
  record_.plies.pop_back();
  drop_after(record_, plies());
  record_.outcome = game_.outcome();
  record_.result.reset();
  return true;
}

}  // namespace plyglot::hive
