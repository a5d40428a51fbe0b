#include "hive/search/best_move.hpp"

#include "hive/record/projection.hpp"
#include "hive/rules/key_sums.hpp"
#include "hive/search/evaluation.hpp"
#include "hive/search/forced_win.hpp"
#include "hive/search/strategies.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hives.hpp"
#include "support/hive/near_ends.hpp"

using namespace plyglot;
using hive::find_best_move;
using hive::GameState;
using hive::Move;
using hive::SearchAnswer;
using hive::SearchLimits;

namespace {

SearchLimits to_depth(unsigned depth) {
  SearchLimits limits;
  limits.depth = depth;
  limits.table_entries = 1 << 12;
  return limits;
}

// Every move of every ply on the board, nothing kept, nothing left out.
class PlainMinimax {
 public:
  PlainMinimax(const GameState& state, std::vector<PositionKey> history) : state_(state), seen_(std::move(history)) {}

  // For the side to move.
  int score(unsigned depth) {
    seen_.push_back(keys_of(state_).key);
    int best = -2 * hive::score_of_win;
    for (const Move move : test::legal_hive_moves(state_)) best = std::max(best, score_after(move, depth));
    seen_.pop_back();
    return best;
  }
  int score_after(Move move, unsigned depth) {
    const GameState::Undo undo = state_.play(move);
    ++ply_;
    const int found = -score_of_position(depth - 1);
    --ply_;
    state_.undo(undo);
    return found;
  }
  void see() { seen_.push_back(keys_of(state_).key); }

 private:
  int score_of_position(unsigned depth) {
    const int win = hive::score_of_win + 1 - ply_;
    const bool is_lost = state_.is_surrounded(state_.to_move());
    const bool is_won = state_.is_surrounded(other(state_.to_move()));
    if (is_lost || is_won) return is_lost && is_won ? 0 : is_won ? win : -win;
    if (depth == 0) return evaluate(state_);
    const bool is_repeated = std::find(seen_.begin(), seen_.end(), keys_of(state_).key) != seen_.end();
    return is_repeated ? 0 : score(depth);
  }

  GameState state_;
  std::vector<PositionKey> seen_;
  int ply_ = 0;
};

struct Sample {
  GameState state;
  std::vector<PositionKey> history;
};

// Positions of random games with the keys of what was before, and ends of games.
std::vector<Sample> samples() {
  std::vector<Sample> samples;
  for (std::uint64_t seed = 1; seed < 17; ++seed) {
    Sample sample{GameState(hive::game_types[seed % hive::game_types.size()]), {}};
    while (sample.state.plies() < 4 + seed * 3) {
      sample.history.push_back(keys_of(sample.state).key);
      const auto move = random_move(sample.state, {}, seed);
      if (!move) break;
      sample.state.play(*move);
    }
    if (!hive::is_over(sample.state.outcome())) samples.push_back(sample);
  }
  for (const GameState& state : test::ends_of_hive_games(60, 16, 2)) samples.push_back({state, {}});
  for (const GameState& state : test::composed_hive_ends(60, 40)) samples.push_back({state, {}});
  return samples;
}

}  // namespace

TEST_CASE("a search is worth what plain minimax is, and its move too") {
  constexpr double most_leaves = 60'000;
  std::array<std::size_t, 4> compared{};
  for (const auto& [state, history] : samples()) {
    const auto moves = static_cast<double>(test::legal_hive_moves(state).size());
    double leaves = 1;
    for (unsigned depth = 1; depth <= 3 && (leaves *= moves) < most_leaves; ++depth) {
      const SearchAnswer answer = find_best_move(state, {}, to_depth(depth), history);
      REQUIRE(answer.move);
      // A shorter win or loss ends the search.
      const unsigned looked = answer.depth;
      CHECK((looked == depth || answer.proved));
      PlainMinimax minimax(state, history);
      CHECK(answer.score == minimax.score(looked));
      minimax.see();
      CHECK(answer.score == minimax.score_after(*answer.move, looked));
      ++compared[looked];
    }
  }
  CHECK(compared[1] > 30);
  CHECK(compared[2] > 30);
  CHECK(compared[3] > 15);
}

TEST_CASE("a search finds the shortest forced win, and that a loss is one") {
  std::array<std::size_t, 6> wins{};
  std::size_t losses = 0;
  for (const GameState& state : test::ends_of_hive_games(700, 20, 4)) {
    const auto proof = prove_win(state, {}, 5);
    if (!proof.plies) continue;
    const SearchAnswer answer = find_best_move(state, {}, to_depth(*proof.plies));
    REQUIRE(answer.proved);
    CHECK(answer.proved->is_win);
    CHECK(answer.proved->plies == *proof.plies);
    CHECK(answer.score == hive::score_of_win + 1 - static_cast<int>(*proof.plies));
    CHECK(std::find(proof.first_moves.begin(), proof.first_moves.end(), *answer.move) != proof.first_moves.end());
    CHECK(answer.line.size() == *proof.plies);
    ++wins[*proof.plies];
    if (*proof.plies == 1) continue;
    // The other side sees it coming.
    GameState after = state;
    after.play(*answer.move);
    const SearchAnswer reply = find_best_move(after, {}, to_depth(*proof.plies - 1));
    REQUIRE(reply.proved);
    CHECK_FALSE(reply.proved->is_win);
    CHECK(reply.proved->plies == *proof.plies - 1);
    ++losses;
  }
  CHECK(wins[1] > 5);
  CHECK(wins[3] > 2);
  CHECK(wins[5] > 0);
  CHECK(losses > 3);
}

TEST_CASE("a turned or mirrored hive is worth the same") {
  for (const GameState& state : test::composed_hive_ends(9, 30)) {
    const hive::Position position = position_of(state);
    const GameState read = *state_of(position);
    const SearchAnswer answer = find_best_move(read, {}, to_depth(2));
    for (int image = 1; image < 12; image += 2) {
      const hive::Position turned = test::rotated(image > 6 ? test::mirrored(position) : position, image % 6);
      CHECK(find_best_move(*state_of(turned), {}, to_depth(2)).score == answer.score);
      CHECK(evaluate(*state_of(turned)) == evaluate(read));
    }
  }
}

TEST_CASE("a search keeps its limits, and gives the same answer for them again") {
  const GameState state = test::ends_of_hive_games(1, 1, 20).front();
  SearchLimits limits = to_depth(4);
  const SearchAnswer whole = find_best_move(state, {}, limits);
  CHECK(whole.depth == 4);
  for (const std::uint64_t nodes : {1ULL, 2ULL, 50ULL, 500ULL, 5000ULL}) {
    limits.work.nodes = nodes;
    const SearchAnswer cut = find_best_move(state, {}, limits);
    const SearchAnswer again = find_best_move(state, {}, limits);
    REQUIRE(cut.move);
    CHECK(cut.nodes == std::min(nodes, whole.nodes));
    CHECK(cut.depth <= whole.depth);
    CHECK(cut.line.front() == *cut.move);
    CHECK(cut.move == again.move);
    CHECK(cut.score == again.score);
    CHECK(cut.line == again.line);
  }
  const auto moves = test::legal_hive_moves(state);
  limits.work = {};
  limits.work.should_stop = [](void*) { return true; };
  const SearchAnswer stopped = find_best_move(state, {}, limits);
  CHECK(stopped.depth == 0);
  CHECK(stopped.move == moves.front());
}

TEST_CASE("what fits into a small table is no other answer") {
  for (const GameState& state : test::ends_of_hive_games(30, 4, 2)) {
    SearchLimits small = to_depth(3);
    small.table_entries = 1;
    CHECK(find_best_move(state, {}, small).score == find_best_move(state, {}, to_depth(3)).score);
  }
}

TEST_CASE("what is kept from move to move makes no result false") {
  constexpr unsigned most_proved = 5;
  std::size_t wins = 0;
  std::size_t losses = 0;
  for (GameState state : test::ends_of_hive_games(700, 20, 12)) {
    hive::PositionTable table(std::size_t{1} << 12);
    std::vector<PositionKey> history;
    while (!hive::is_over(state.outcome())) {
      const SearchAnswer answer = find_best_move(state, {}, to_depth(2), history, table);
      const SearchAnswer again = find_best_move(state, {}, to_depth(2), history, table);
      REQUIRE(answer.move);
      CHECK(again.proved.has_value() >= answer.proved.has_value());
      if (answer.proved && answer.proved->plies <= most_proved) {
        GameState after = state;
        if (!answer.proved->is_win) after.play(*answer.move);
        const auto proof = prove_win(after, {}, answer.proved->plies);
        CHECK(proof.plies);
        ++(answer.proved->is_win ? wins : losses);
      }
      history.push_back(keys_of(state).key);
      state.play(*answer.move);
      if (history.size() > 30) break;
    }
  }
  CHECK(wins > 10);
  CHECK(losses > 5);
}

TEST_CASE("a position that was before counts as a draw") {
  std::size_t saved = 0;
  for (const GameState& state : test::ends_of_hive_games(200, 10, 12)) {
    const SearchAnswer answer = find_best_move(state, {}, to_depth(2));
    if (answer.score >= 0 || answer.proved) continue;
    // After each of its moves the position is known.
    std::vector<PositionKey> history;
    for (const Move move : test::legal_hive_moves(state)) {
      GameState after = state;
      after.play(move);
      history.push_back(keys_of(after).key);
    }
    CHECK(find_best_move(state, {}, to_depth(2), history).score == 0);
    ++saved;
  }
  CHECK(saved > 10);
}

TEST_CASE("there is no move where the game is over") {
  GameState state = test::composed_hive_ends(5, 1).front();
  while (!hive::is_over(state.outcome())) state.play(*greedy_move(state, {}, state.plies()));
  const SearchAnswer answer = find_best_move(state, {}, to_depth(3));
  CHECK_FALSE(answer.move);
  CHECK(answer.line.empty());
}
