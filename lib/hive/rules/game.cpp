#include "hive/rules/game.hpp"

namespace plyglot::hive {
namespace {

// The last of so many plies; none of 0.
std::optional<std::uint32_t> last_of(std::uint32_t plies) {
  return plies == 0 ? std::nullopt : std::optional<std::uint32_t>(plies - 1);
}

}  // namespace

Game::Game(GameType type, const RuleOptions& options) : state_(type), options_(options), history_(options) {
  // The empty board counts (H30).
  if (options_.repetition == Repetition::threefold) occurrences_ = history_.add(state_);
}

Game::Game(const GameState& state, const RuleOptions& options)
    : state_(state), options_(options), history_(options), plies_before_(state.plies()) {}

std::vector<Move> Game::legal_moves() const {
  std::vector<Move> moves;
  list_legal_moves(state_, options_, moves);
  return moves;
}

std::optional<std::uint32_t> Game::last_ply_of(PieceIndex piece) const {
  if (!holds(state_.on_board(), piece)) return std::nullopt;
  return last_of(last_moved_[piece]);
}

std::optional<std::uint32_t> Game::first_ply_of(PieceIndex piece) const {
  if (!holds(state_.on_board(), piece)) return std::nullopt;
  return last_of(placed_[piece]);
}

std::optional<std::uint32_t> Game::last_ply() const { return last_of(state_.plies() - plies_before_); }

Colour Game::mover_of(std::uint32_t ply) const {
  const std::uint32_t plies_since = state_.plies() - plies_before_ - ply;
  return plies_since % 2 == 0 ? state_.to_move() : other(state_.to_move());
}

void Game::play(Move move) {
  if (!move.is_pass()) {
    const std::uint32_t plies = state_.plies() - plies_before_ + 1;
    if (holds(state_.hand(), move.piece)) placed_[move.piece] = plies;
    undo_.last_moved = last_moved_[move.piece];
    last_moved_[move.piece] = plies;
  }
  undo_.of_state = state_.play(move);
  if (options_.repetition == Repetition::threefold) occurrences_ = history_.add(state_);
}

void Game::undo(const Undo& undo) {
  const bool counts = options_.repetition == Repetition::threefold;
  if (counts) history_.remove_last(state_);
  state_.undo(undo.of_state);
  const Move move = undo.of_state.move;
  if (!move.is_pass()) last_moved_[move.piece] = undo.last_moved;
  if (counts) occurrences_ = history_.of(state_);
}

}  // namespace plyglot::hive
