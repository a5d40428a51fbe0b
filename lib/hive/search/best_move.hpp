#pragma once
// The move that looks best some plies ahead.

#include "board/position_key.hpp"
#include "hive/rules/legal_moves.hpp"
#include "hive/search/position_table.hpp"
#include "search/limits.hpp"

#include <span>

namespace plyglot::hive {

// The most plies that are looked ahead.
inline constexpr unsigned most_depth = 48;
// The score of a win at once; one within n plies has n - 1 less. A loss is the negative. No other score comes near.
inline constexpr int score_of_win = 1'000'000;

struct SearchLimits {
  // How many plies to look ahead, from 1 to `most_depth`.
  unsigned depth = most_depth;
  // Without limits the search ends by its depth, or with a proved result.
  search::Limits work;
  // How many positions are kept in mind, at 32 bytes each; rounded down to a power of two, and at least one.
  std::size_t table_entries = std::size_t{1} << 18;
};

struct SearchAnswer {
  // None if the game is over.
  std::optional<Move> move;
  // For the side to move.
  int score = 0;
  // How many plies were looked ahead, all moves of each; 0 if a limit came first, and the move is any legal one.
  unsigned depth = 0;
  // How many positions were looked at.
  std::uint64_t nodes = 0;
  // Begins with the move; not longer than `depth`, or one more.
  std::vector<Move> line;
  // Whatever the other side does, the side to move wins, or the other side does: within so many plies, both sides' and
  // the first counted. Keys stand for positions here: `prove_win` does without them.
  struct Result {
    bool is_win = false;
    unsigned plies = 0;
  };
  std::optional<Result> proved;
};

// Looks deeper and deeper until a limit is reached or a win or a loss is proved. A position that comes again, in the
// line or with one of the keys in `history`, counts as a draw, since it can be made one (H30). The same arguments give
// the same answer on every machine, unless `should_stop` ends it.
SearchAnswer find_best_move(const GameState& state, const RuleOptions& options, const SearchLimits& limits,
                            std::span<const PositionKey> history = {});
// The same with what searches before it have kept of the positions of one game, under the same options; `table_entries`
// does not count. The answer depends on them too.
SearchAnswer find_best_move(const GameState& state, const RuleOptions& options, const SearchLimits& limits,
                            std::span<const PositionKey> history, PositionTable& table);

}  // namespace plyglot::hive
