#include "hive/rules/perft.hpp"

#include "hive/rules/placements.hpp"

namespace plyglot::hive {
namespace {

class Counter {
 public:
  Counter(GameState& state, unsigned depth, const RuleOptions& options, PerftMode mode)
      : state_(state), options_(options), mode_(mode), moves_(depth + 1) {}

  std::uint64_t count(unsigned depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_legal_moves(state_, options_);
    std::vector<Move>& moves = moves_[depth];
    list_legal_moves(state_, options_, moves);
    // H5 holds from the third piece on.
    const bool shares = depth == 2 && mode_ == PerftMode::share_placements && std::popcount(state_.on_board()) > 1;
    return shares ? count_sharing(moves) : count_each(moves, depth);
  }

  std::uint64_t count_after(Move move, unsigned depth) {
    const GameState::Undo undo = state_.play(move);
    const std::uint64_t leaves = count(depth);
    state_.undo(undo);
    return leaves;
  }

 private:
  std::uint64_t count_each(const std::vector<Move>& moves, unsigned depth) {
    std::uint64_t leaves = 0;
    for (const Move move : moves) leaves += count_after(move, depth - 1);
    return leaves;
  }

  // Two plies before the leaves. A piece just placed touches no piece of the other side (H5), so no mosquito of that
  // side copies it and no pillbug throws it: for the number of replies it does not matter which piece was placed on a
  // spot, but for the queen, which may be surrounded at once. The list holds all placements on one spot in a row.
  std::uint64_t count_sharing(const std::vector<Move>& moves) {
    std::uint64_t leaves = 0;
    std::optional<Spot> shared_spot;
    std::uint64_t shared = 0;
    for (const Move move : moves) {
      const bool is_placement = !move.is_pass() && holds(state_.hand(), move.piece);
      const bool is_queen = move.piece == queen_of(state_.to_move());
      if (!is_placement || is_queen) {
        leaves += count_after(move, 1);
        continue;
      }
      if (shared_spot != move.to) {
        shared_spot = move.to;
        shared = count_after(move, 1);
      }
      leaves += shared;
    }
    return leaves;
  }

  GameState& state_;
  const RuleOptions& options_;
  PerftMode mode_;
  // One list for each depth, reused.
  std::vector<std::vector<Move>> moves_;
};

}  // namespace

std::uint64_t perft(GameState state, unsigned depth, const RuleOptions& options, PerftMode mode) {
  return Counter(state, depth, options, mode).count(depth);
}

std::vector<Division> divide(GameState state, unsigned depth, const RuleOptions& options, PerftMode mode) {
  std::vector<Move> moves;
  list_legal_moves(state, options, moves);
  Counter counter(state, depth, options, mode);
  std::vector<Division> divisions;
  divisions.reserve(moves.size());
  for (const Move move : moves) divisions.push_back({move, counter.count_after(move, depth - 1)});
  return divisions;
}

}  // namespace plyglot::hive
