// Positions without a history: random ones against the naive reading, turned and mirrored ones against each other, and
// those of games against the games.

#include "hive/record/projection.hpp"
#include "hive/rules/perft.hpp"
#include "naive/hive_rules/position.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hives.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;

namespace {

hive::Position random_position(test::Random& random) {
  test::HiveWishes wishes;
  wishes.standard_set = wishes.like_a_game = true;
  wishes.dragonflies = false;
  wishes.most_bugs = 28;
  return test::random_hive(random, wishes);
}

// In mid-game, since the naive reading tells turns by plies.
naive::hive_rules::Position naive_position(const hive::GameState& state) {
  naive::hive_rules::Position position;
  position.plies = state.to_move() == hive::Colour::white ? 40 : 41;
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (hive::holds(state.hand(), piece)) position.hand.insert(hive::name_of(piece));
    if (!hive::holds(state.tops(), piece)) continue;
    const hive::Cell cell = state.cell(piece);
    std::vector<std::string>& stack = position.stacks[{cell.q, cell.r}];
    for (hive::PieceIndex p = piece; p != hive::no_piece; p = state.below(p)) stack.push_back(hive::name_of(p));
    std::reverse(stack.begin(), stack.end());
  }
  if (state.stunned() != hive::no_piece) position.stunned = hive::name_of(state.stunned());
  return position;
}

bool has_both_queens(const hive::GameState& state) {
  return hive::holds(state.on_board(), hive::queen_of(hive::Colour::white)) &&
         hive::holds(state.on_board(), hive::queen_of(hive::Colour::black));
}

}  // namespace

TEST_CASE("random positions have the same moves under two readings of the rules") {
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    test::Random random(seed);
    const std::optional<hive::GameState> state = hive::state_of(random_position(random));
    if (!state || !has_both_queens(*state)) continue;
    CAPTURE(seed);
    std::set<naive::hive_rules::Move> found;
    std::vector<hive::Move> moves;
    hive::list_legal_moves(*state, {}, moves);
    for (const hive::Move move : moves) {
      const hive::Cell cell = move.is_pass() ? hive::Cell{} : state->cell_at(move.to);
      found.insert({move.is_pass() ? "pass" : hive::name_of(move.piece), {cell.q, cell.r}});
    }
    CHECK(found.size() == moves.size());
    CHECK((moves.empty() || hive::count_legal_moves(*state, {}) == moves.size()));
    CHECK(found == naive::hive_rules::moves_of(naive_position(*state)));
    ++compared;
  }
  CHECK(compared > 200);
}

TEST_CASE("turned and mirrored positions have the same counts") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    test::Random random(seed);
    const hive::Position position = random_position(random);
    const std::optional<hive::GameState> state = hive::state_of(position);
    if (!state) continue;
    CAPTURE(seed);
    const std::uint64_t leaves = hive::perft(*state, 2);
    for (int sixths = 1; sixths < 6; ++sixths) {
      CHECK(hive::perft(hive::state_of(test::rotated(position, sixths)).value(), 2) == leaves);
    }
    CHECK(hive::perft(hive::state_of(test::mirrored(position)).value(), 2) == leaves);
  }
}

TEST_CASE("the position of a game has the moves of the game") {
  std::size_t compared = 0;
  for (const hive::GameType type : hive::game_types) {
    test::Random random(hive::pieces_of(type));
    hive::GameState state(type);
    std::vector<hive::Move> moves;
    for (hive::list_legal_moves(state, {}, moves); !moves.empty() && state.plies() < 80;
         hive::list_legal_moves(state, {}, moves)) {
      const std::optional<hive::GameState> again = hive::state_of(hive::position_of(state));
      REQUIRE(again);
      CAPTURE(hive::name_of(type), state.plies());
      CHECK(hive::perft(*again, 2) == hive::perft(state, 2));
      CHECK(again->outcome() == state.outcome());
      ++compared;
      state.play(random.pick(moves));
    }
  }
  CHECK(compared > 200);
}
