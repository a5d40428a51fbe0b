#include "hive/search/best_move.hpp"

#include "hive/rules/key_sums.hpp"
#include "hive/search/evaluation.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

constexpr int infinite = score_of_win + 1;

// Positions that were kept may lead on beyond the last ply.
constexpr int farthest_win = 2 * static_cast<int>(most_depth);
constexpr bool is_win(int score) { return score >= score_of_win - farthest_win; }
constexpr bool is_decided(int score) { return is_win(score) || is_win(-score); }
// Of `score_of_win - n` and its negative.
constexpr unsigned plies_to_end(int score) { return static_cast<unsigned>(score_of_win - std::abs(score)) + 1; }

// Wins count from the position at hand where they are kept, and from the first one where they are compared.
constexpr int from_here(int score, unsigned ply) {
  const int plies = static_cast<int>(ply);
  return is_win(score) ? score + plies : is_win(-score) ? score - plies : score;
}
constexpr int from_first(int score, unsigned ply) {
  const int plies = static_cast<int>(ply);
  return is_win(score) ? score - plies : is_win(-score) ? score + plies : score;
}

// Iterative deepening, alpha-beta with a null window for all moves but the first.
class BestMoveSearch {
 public:
  BestMoveSearch(const GameState& state, const RuleOptions& options, const SearchLimits& limits,
                 std::span<const PositionKey> history, PositionTable& table)
      : state_(state),
        options_(options),
        limits_(limits),
        budget_(limits.work),
        table_(table),
        history_(history),
        levels_(std::clamp(limits.depth, 1U, most_depth) + 1, Level(state)),
        worth_(all_pieces * spots) {}

  SearchAnswer run();

 private:
  struct RankedMove {
    Move move;
    int rank = 0;
  };
  // What is known of one ply of the line that is looked at.
  struct Level {
    explicit Level(const GameState& state) : sums(state) {}
    KeySums sums;
    PositionKey key;
    std::array<Move, 2> killers{};
    std::vector<Move> line;
    std::vector<Move> listed;
    std::vector<RankedMove> moves;
  };

  int score(unsigned depth, int alpha, int beta, unsigned ply);
  int score_after(Move move, unsigned depth, int alpha, int beta, unsigned ply);
  std::optional<int> score_of_end(unsigned ply) const;
  bool is_repeated(unsigned ply) const;
  void rank_moves(Level& level, Move known) const;
  int rank_of(Move move) const;
  static Move take_best(std::vector<RankedMove>& moves, std::size_t index);
  void remember_cut(Level& level, Move move, unsigned depth);
  void keep_line(unsigned ply, Move move);

  GameState state_;
  const RuleOptions options_;
  const SearchLimits limits_;
  search::Budget budget_;
  PositionTable& table_;
  std::span<const PositionKey> history_;
  std::vector<Level> levels_;
  // By piece and spot: how often a move was good enough.
  std::vector<int> worth_;
};

SearchAnswer BestMoveSearch::run() {
  SearchAnswer answer;
  list_legal_moves(state_, options_, levels_[0].listed);
  if (levels_[0].listed.empty()) return answer;
  answer.move = levels_[0].listed.front();
  answer.line = {*answer.move};
  levels_[0].key = levels_[0].sums.keys(state_).key;
  for (unsigned depth = 1; depth < levels_.size(); ++depth) {
    levels_[0].line.clear();
    const int found = score(depth, -infinite, infinite, 0);
    // The best move of the ply before came first, so that what was found up to a limit is better; but for a loss, since
    // not all moves were tried.
    const bool is_useful = !levels_[0].line.empty() && !(budget_.is_spent() && is_win(-found));
    if (is_useful) {
      answer.line = levels_[0].line;
      answer.move = answer.line.front();
      answer.score = found;
    }
    if (budget_.is_spent()) break;
    answer.depth = depth;
    // A kept position may have shown a win that is farther off than this, and not the nearest one.
    if (is_decided(found) && plies_to_end(found) <= depth) break;
    for (int& worth : worth_) worth /= 2;
  }
  if (is_decided(answer.score)) {
    answer.proved = SearchAnswer::Result{is_win(answer.score), plies_to_end(answer.score)};
  }
  answer.nodes = budget_.nodes();
  return answer;
}

std::optional<int> BestMoveSearch::score_of_end(unsigned ply) const {
  const bool is_lost = state_.is_surrounded(state_.to_move());
  const bool is_won = state_.is_surrounded(other(state_.to_move()));
  if (!is_lost && !is_won) return std::nullopt;
  if (is_lost && is_won) return 0;
  const int at_once = score_of_win + 1 - static_cast<int>(ply);
  return is_won ? at_once : -at_once;
}

bool BestMoveSearch::is_repeated(unsigned ply) const {
  const PositionKey& key = levels_[ply].key;
  for (unsigned earlier = ply; earlier >= 2;) {
    earlier -= 2;
    if (levels_[earlier].key == key) return true;
  }
  return std::find(history_.begin(), history_.end(), key) != history_.end();
}

int BestMoveSearch::score_after(Move move, unsigned depth, int alpha, int beta, unsigned ply) {
  const GameState::Undo undo = state_.play(move);
  int found = 0;
  if (const std::optional<int> end = score_of_end(ply + 1)) {
    budget_.spend();
    levels_[ply + 1].line.clear();
    found = -*end;
  } else if (depth == 0) {
    budget_.spend();
    levels_[ply + 1].line.clear();
    found = -evaluate(state_);
  } else {
    Level& level = levels_[ply + 1];
    level.sums = levels_[ply].sums;
    level.sums.follow(state_, move.piece);
    level.key = level.sums.keys(state_).key;
    level.line.clear();
    found = is_repeated(ply + 1) ? 0 : -score(depth, -beta, -alpha, ply + 1);
  }
  state_.undo(undo);
  return found;
}

// After a limit was reached the answer means nothing, but for the first position: there it is that of the line.
int BestMoveSearch::score(unsigned depth, int alpha, int beta, unsigned ply) {
  if (!budget_.spend()) return 0;
  Level& level = levels_[ply];
  const bool is_null_window = beta - alpha == 1;
  Move known = pass;
  if (const KeptPosition* kept = table_.find(level.key)) {
    known = kept->move;
    const int kept_score = from_first(kept->score, ply);
    const bool is_enough = kept->bound == Bound::exact || (kept->bound == Bound::at_least && kept_score >= beta) ||
                           (kept->bound == Bound::at_most && kept_score <= alpha);
    // Elsewhere the line would be cut off.
    if (is_null_window && kept->depth >= depth && is_enough) return kept_score;
  }
  rank_moves(level, known);
  const int alpha_before = alpha;
  int best = -infinite;
  Move best_move = pass;
  for (std::size_t i = 0; i < level.moves.size(); ++i) {
    const Move move = take_best(level.moves, i);
    int found = 0;
    if (i == 0) {
      found = score_after(move, depth - 1, alpha, beta, ply);
    } else {
      found = score_after(move, depth - 1, alpha, alpha + 1, ply);
      if (found > alpha && found < beta && !budget_.is_spent()) found = score_after(move, depth - 1, alpha, beta, ply);
    }
    if (budget_.is_spent()) return best;
    if (found <= best) continue;
    best = found;
    best_move = move;
    if (best <= alpha) continue;
    alpha = best;
    keep_line(ply, move);
    if (alpha >= beta) {
      remember_cut(level, move, depth);
      break;
    }
  }
  const Bound bound = best >= beta ? Bound::at_least : best > alpha_before ? Bound::exact : Bound::at_most;
  table_.keep({level.key, from_here(best, ply), best_move, static_cast<std::uint8_t>(depth), bound});
  return best;
}

void BestMoveSearch::keep_line(unsigned ply, Move move) {
  std::vector<Move>& line = levels_[ply].line;
  const std::vector<Move>& rest = levels_[ply + 1].line;
  line.assign(1, move);
  line.insert(line.end(), rest.begin(), rest.end());
}

void BestMoveSearch::remember_cut(Level& level, Move move, unsigned depth) {
  if (move.is_pass()) return;
  if (level.killers[0] != move) level.killers = {move, level.killers[0]};
  constexpr int most_worth = 1 << 28;
  int& worth = worth_[move.piece * spots + move.to];
  worth = std::min(worth + static_cast<int>(depth * depth), most_worth);
}

// Beside the enemy queen a piece does most, and on her.
int BestMoveSearch::rank_of(Move move) const {
  if (move.is_pass()) return 0;
  constexpr int worth_of_place = 400;
  int rank = worth_[move.piece * spots + move.to];
  const bool comes_from_board = holds(state_.on_board(), move.piece);
  for (const Colour queen : {Colour::white, Colour::black}) {
    if (!holds(state_.on_board(), queen_of(queen))) continue;
    const Spot spot = state_.spot(queen_of(queen));
    const int towards_enemy = queen == state_.to_move() ? -worth_of_place : worth_of_place;
    if (towards(spot, move.to) != 0 || spot == move.to) rank += towards_enemy;
    if (comes_from_board && towards(spot, state_.spot(move.piece)) != 0) rank -= towards_enemy;
  }
  return rank;
}

void BestMoveSearch::rank_moves(Level& level, Move known) const {
  constexpr int before_all = 1 << 30;
  list_legal_moves(state_, options_, level.listed);
  level.moves.clear();
  for (const Move move : level.listed) {
    const int rank = move == known              ? before_all
                     : move == level.killers[0] ? before_all - 1
                     : move == level.killers[1] ? before_all - 2
                                                : rank_of(move);
    level.moves.push_back({move, rank});
  }
}

// Of equal ones the first. Most lists are cut off early; of one that is not, the order of the last moves makes no
// difference.
Move BestMoveSearch::take_best(std::vector<RankedMove>& moves, std::size_t index) {
  constexpr std::size_t most_ordered = 12;
  if (index >= most_ordered) return moves[index].move;
  const auto from = moves.begin() + static_cast<std::ptrdiff_t>(index);
  const auto best =
      std::max_element(from, moves.end(), [](const RankedMove& a, const RankedMove& b) { return a.rank < b.rank; });
  std::iter_swap(from, best);
  return moves[index].move;
}

}  // namespace

SearchAnswer find_best_move(const GameState& state, const RuleOptions& options, const SearchLimits& limits,
                            std::span<const PositionKey> history) {
  PositionTable table(limits.table_entries);
  return find_best_move(state, options, limits, history, table);
}

SearchAnswer find_best_move(const GameState& state, const RuleOptions& options, const SearchLimits& limits,
                            std::span<const PositionKey> history, PositionTable& table) {
  return BestMoveSearch(state, options, limits, history, table).run();
}

}  // namespace plyglot::hive
