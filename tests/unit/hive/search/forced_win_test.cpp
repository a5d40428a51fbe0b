#include "hive/search/forced_win.hpp"

#include "hive/record/projection.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hives.hpp"
#include "support/hive/near_ends.hpp"
#include "support/search/naive_proof.hpp"

#include <map>

using namespace plyglot;
using hive::GameState;
using hive::Move;

namespace {

struct NaiveHive {
  std::vector<Move> moves(const GameState& state) const { return test::legal_hive_moves(state); }
  GameState after(const GameState& state, Move move) const {
    GameState after = state;
    after.play(move);
    return after;
  }
  // hive-rules H29.
  std::optional<int> end(const GameState& before, Move, const GameState& after) const {
    const hive::Outcome outcome = after.outcome();
    if (!hive::is_over(outcome)) return std::nullopt;
    if (outcome == hive::Outcome::draw) return 0;
    return (outcome == hive::Outcome::white_wins) == (before.to_move() == hive::Colour::white) ? 1 : -1;
  }
};

bool never_stops(void* asked) {
  ++*static_cast<int*>(asked);
  return false;
}
bool stops(void*) { return true; }

}  // namespace

TEST_CASE("forced wins of Hive are those of a naive reading") {
  std::map<unsigned, std::size_t> seen;
  for (const GameState& state : test::ends_of_hive_games(100, 30, 5)) {
    const auto proof = prove_win(state, {}, 3);
    CHECK(test::naive_difference(NaiveHive(), state, 3, proof).empty());
    ++seen[proof.plies.value_or(0)];
  }
  // Of each kind there are some.
  CHECK(seen[0] > 50);
  CHECK(seen[1] > 10);
  CHECK(seen[3] > 3);
}

TEST_CASE("forced wins of Hive are those of a naive reading where no game was before") {
  std::map<unsigned, std::size_t> seen;
  for (const GameState& state : test::composed_hive_ends(1, 200)) {
    const auto proof = prove_win(state, {}, 3);
    CHECK(test::naive_difference(NaiveHive(), state, 3, proof).empty());
    ++seen[proof.plies.value_or(0)];
  }
  CHECK(seen[0] > 100);
  CHECK(seen[1] > 20);
  CHECK(seen[3] > 0);
}

TEST_CASE("a turned or mirrored hive has the same forced wins") {
  std::size_t wins = 0;
  for (const GameState& state : test::ends_of_hive_games(300, 24, 4)) {
    const hive::Position position = position_of(state);
    const auto read = state_of(position);
    REQUIRE(read);
    const auto proof = prove_win(*read, {}, 3);
    wins += std::size_t{proof.plies.has_value()};
    for (int image = 1; image < 12; image += 2) {
      const hive::Position turned = test::rotated(image > 6 ? test::mirrored(position) : position, image % 6);
      const auto other = prove_win(*state_of(turned), {}, 3);
      CHECK(other.plies == proof.plies);
      CHECK(other.first_moves.size() == proof.first_moves.size());
      CHECK(other.line.size() == proof.line.size());
    }
  }
  CHECK(wins > 10);
}

TEST_CASE("a longer search finds the same shortest win of Hive") {
  for (const GameState& state : test::ends_of_hive_games(500, 6, 3)) {
    const auto shorter = prove_win(state, {}, 3);
    const auto longer = prove_win(state, {}, 4);
    if (!shorter.plies) continue;
    CHECK(longer.plies == shorter.plies);
    CHECK(longer.first_moves == shorter.first_moves);
    CHECK(longer.line == shorter.line);
  }
}

TEST_CASE("a proof of Hive keeps its limits and says so") {
  const GameState state = test::ends_of_hive_games(100, 1, 5).front();
  const auto whole = prove_win(state, {}, 3);
  REQUIRE(whole.is_finished);
  REQUIRE(whole.nodes > 100);
  search::Limits limits;
  limits.nodes = whole.nodes;
  CHECK(prove_win(state, {}, 3, limits).is_finished);
  limits.nodes = 50;
  const auto cut = prove_win(state, {}, 3, limits);
  CHECK_FALSE(cut.is_finished);
  CHECK(cut.nodes == 50);
  limits = {};
  int asked = 0;
  limits.should_stop = never_stops;
  limits.context = &asked;
  CHECK(prove_win(state, {}, 3, limits).plies == whole.plies);
  CHECK(asked > 0);
  limits.should_stop = stops;
  CHECK_FALSE(prove_win(state, {}, 3, limits).is_finished);
}

// Black's queen is shut in beside the last free cell, nothing is in a hand, and Black's grasshopper has one jump: into
// that cell. White shifts its queen, which cannot be there first.
TEST_CASE("a side that must surround its own queen loses by its own ply") {
  const auto piece = [](hive::Colour colour, hive::BugKind kind, std::uint32_t number) {
    return hive::find_piece(colour, kind, number);
  };
  using enum hive::BugKind;
  constexpr auto white = hive::Colour::white;
  constexpr auto black = hive::Colour::black;
  GameState::Setup setup;
  setup.standing = {{piece(black, queen, 1), {0, 0}},        {piece(white, spider, 1), {1, -1}},
                    {piece(white, beetle, 1), {0, 1}},       {piece(white, beetle, 2), {-1, 1}},
                    {piece(white, grasshopper, 1), {-1, 0}}, {piece(white, grasshopper, 2), {0, -1}},
                    {piece(white, spider, 2), {1, -2}},      {piece(black, grasshopper, 1), {1, -3}},
                    {piece(white, queen, 1), {-1, 2}}};
  for (const auto& [standing, cell] : setup.standing) setup.pieces |= hive::set_of(standing);
  const GameState state(setup);
  const auto proof = prove_win(state, {}, 3);
  CHECK(proof.plies == 2U);
  CHECK(test::naive_difference(NaiveHive(), state, 3, proof).empty());
  REQUIRE(proof.line.size() == 2);
  CHECK(proof.line.back() == Move{piece(black, grasshopper, 1), hive::spot_of({1, 0})});
}

TEST_CASE("there is no win of Hive where the game is over or no ply is asked for") {
  CHECK_FALSE(prove_win(GameState(hive::game_types.back()), {}, 0).plies);
  CHECK(prove_win(GameState(hive::game_types.back()), {}, 0).is_finished);
}
