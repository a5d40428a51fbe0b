#include "hive/search/strategies.hpp"

#include "board/position_key.hpp"
#include "hive/search/evaluation.hpp"

namespace plyglot::hive {
namespace {

std::vector<Move> moves_in(const GameState& state, const RuleOptions& options) {
  std::vector<Move> moves;
  list_legal_moves(state, options, moves);
  return moves;
}

// SplitMix64, of which each ply of each seed has a number. That some moves are chosen more often by one part in 2^56 is
// nothing to anybody.
Move picked(const std::vector<Move>& moves, std::uint64_t seed, std::uint32_t ply) {
  constexpr std::uint64_t step = 0x9E3779B97F4A7C15;
  return moves[board::mixed(board::mixed(seed + step) + (ply + 1) * step) % moves.size()];
}

// After a move of the side.
int greed(const GameState& after, Colour side) {
  constexpr int decided = 100;
  const Outcome outcome = after.outcome();
  if (outcome == Outcome::white_wins || outcome == Outcome::black_wins) {
    return (outcome == Outcome::white_wins) == (side == Colour::white) ? decided : -decided;
  }
  return static_cast<int>(queen_freedom(after, side)) - static_cast<int>(queen_freedom(after, other(side)));
}

}  // namespace

std::optional<Move> first_move(const GameState& state, const RuleOptions& options) {
  const std::vector<Move> moves = moves_in(state, options);
  return moves.empty() ? std::nullopt : std::optional<Move>(moves.front());
}

std::optional<Move> random_move(const GameState& state, const RuleOptions& options, std::uint64_t seed) {
  const std::vector<Move> moves = moves_in(state, options);
  return moves.empty() ? std::nullopt : std::optional<Move>(picked(moves, seed, state.plies()));
}

std::optional<Move> greedy_move(const GameState& state, const RuleOptions& options, std::optional<std::uint64_t> seed) {
  GameState board = state;
  std::vector<Move> best;
  int most = 0;
  for (const Move move : moves_in(state, options)) {
    const GameState::Undo undo = board.play(move);
    const int found = greed(board, state.to_move());
    board.undo(undo);
    if (best.empty() || found > most) best.clear();
    if (best.empty()) most = found;
    if (found == most) best.push_back(move);
  }
  if (best.empty()) return std::nullopt;
  return seed ? picked(best, *seed, state.plies()) : best.front();
}

}  // namespace plyglot::hive
