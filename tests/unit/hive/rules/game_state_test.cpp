#include "hive/rules/game_state.hpp"

#include "hive/rules/steps.hpp"
#include "hive/spelling/move_string.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/uhp_games.hpp"

#include <set>

using namespace plyglot;
using hive::BugKind;
using hive::Colour;

namespace {

std::string canonical_string(const std::string& game, const std::string& move) {
  const hive::Game played = test::played(game);
  const hive::Attempt attempt = test::attempt_of(played.state(), move);
  CHECK(hive::judge(played, attempt).is_legal());
  return hive::uhp::move_string(played.state(), hive::move_of(attempt));
}

}  // namespace

TEST_CASE("cells that share a spot are farther apart than a hive reaches") {
  const int reach = hive::all_pieces + 1;
  for (int q = -40; q <= 40; ++q) {
    for (int r = -40; r <= 40; ++r) {
      const hive::Cell cell{q, r};
      if (cell == hive::Cell{} || hive::spot_of(cell) != hive::spot_of({})) continue;
      CHECK(board::distance(cell, {}) > reach);
    }
  }
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    const hive::Cell far{-12345678, 987654};
    const hive::Spot spot = hive::spot_of(far);
    const hive::Spot next = hive::spot_of(board::neighbour(far, direction));
    CHECK(hive::beside(spot, direction) == next);
    CHECK(hive::towards(spot, next) == hive::direction_set(direction));
  }
  CHECK(hive::towards(0, 0) == 0);
  CHECK(hive::towards(0, hive::spot_of({2, 0})) == 0);
}

TEST_CASE("pieces have names and numbers") {
  std::set<std::string> names;
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    names.insert(hive::name_of(piece));
    const hive::PieceFacts facts = hive::facts_of(piece);
    CHECK(hive::find_piece(hive::colour_of(piece), facts.kind, facts.number) == piece);
  }
  CHECK(names.size() == hive::all_pieces);
  CHECK(names.count("wQ") + names.count("bA3") + names.count("wM") == 3);
  CHECK(hive::find_piece(Colour::white, BugKind::spider, 3) == hive::no_piece);
  CHECK(hive::find_piece(Colour::white, BugKind::dragonfly, 1) == hive::no_piece);
  for (const hive::GameType type : hive::game_types) {
    CHECK(hive::game_type_named(hive::name_of(type)) == type);
    const int expansions = int{type.has_mosquito} + int{type.has_ladybug} + int{type.has_pillbug};
    CHECK(std::popcount(hive::pieces_of(type)) == 22 + 2 * expansions);
  }
  CHECK_FALSE(hive::game_type_named("Base+LM"));
}

TEST_CASE("of each kind the lowest number") {
  const auto piece = [](BugKind kind, std::uint32_t number) {
    return hive::set_of(hive::find_piece(Colour::black, kind, number));
  };
  const hive::PieceSet ants = piece(BugKind::ant, 1) | piece(BugKind::ant, 2) | piece(BugKind::ant, 3);
  CHECK(hive::lowest_of_each_kind(ants) == piece(BugKind::ant, 1));
  CHECK(hive::lowest_of_each_kind(ants & ~piece(BugKind::ant, 1)) == piece(BugKind::ant, 2));
  CHECK(hive::lowest_of_each_kind(ants & ~piece(BugKind::ant, 2)) == piece(BugKind::ant, 1));
  CHECK(hive::lowest_of_each_kind(piece(BugKind::ant, 3) | piece(BugKind::spider, 2)) ==
        (piece(BugKind::ant, 3) | piece(BugKind::spider, 2)));
  for (const hive::GameType type : hive::game_types) {
    const int kinds = (std::popcount(hive::pieces_of(type)) - 22) / 2 + 5;
    CHECK(std::popcount(hive::lowest_of_each_kind(hive::pieces_of(type))) == 2 * kinds);
  }
}

TEST_CASE("slides and climbs as the rules' examples have them") {
  using hive::direction_set;
  // One neighbour: around it to both sides.
  CHECK(hive::slides_between(direction_set(board::east)) ==
        (direction_set(board::north_east) | direction_set(board::south_east)));
  // Both sides occupied: the gate is closed; none: contact is lost.
  CHECK(hive::slides_between(direction_set(board::north_east) | direction_set(board::south_east)) ==
        (direction_set(board::north_west) | direction_set(board::south_west)));
  CHECK(hive::slides_between(0) == 0);
  CHECK(hive::slides_between(hive::all_directions) == 0);

  // H13's example.
  CHECK_FALSE(hive::is_climb_open(0, 0, 1, 1));
  CHECK(hive::is_climb_open(0, 1, 1, 1));
  CHECK_FALSE(hive::is_climb_open(0, 1, 2, 2));
  CHECK(hive::is_climb_open(0, 1, 2, 1));
  CHECK_FALSE(hive::is_climb_open(0, 0, 0, 0));
}

TEST_CASE("a line of all pieces does not meet itself") {
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    hive::GameState::Setup setup;
    setup.pieces = hive::pieces_of(hive::game_types.back());
    hive::Cell cell;
    for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
      setup.standing.emplace_back(piece, cell);
      cell = board::neighbour(cell, direction);
    }
    const hive::GameState state(setup);
    for (const auto& [piece, place] : setup.standing) {
      CHECK(state.cell(piece) == place);
      const bool is_end = piece == 0 || piece + 1 == hive::all_pieces;
      CHECK(std::popcount(state.occupied_beside(state.spot(piece))) == (is_end ? 1 : 2));
      CHECK(std::popcount(state.ground_beside(piece)) == (is_end ? 1 : 2));
    }
    CHECK(state.find_spot(cell));
    CHECK_FALSE(state.find_spot(board::neighbour(cell, direction)));
  }
}

TEST_CASE("references are canonical") {
  // The example of hive-notations N12: NE comes before E.
  CHECK(canonical_string(R"(Base;InProgress;White[3];wS1;bS1 wS1-;wQ \wS1;bQ bS1-)", "wA1 -wS1") == "wA1 /wQ");
  CHECK(canonical_string("Base;NotStarted;White[1]", "wS1") == "wS1");
  // A stack shows its top piece, and who climbs down from it does not refer to itself.
  const std::string climbed =
      R"(Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 \wQ;bG1 bQ-;wB1 wQ;bG2 bG1-)";
  CHECK(canonical_string(climbed, R"(wB1 \wQ)") == R"(wB1 \wQ)");
  CHECK(canonical_string(climbed, "wG1 -wB1") == "wG1 -wB1");
  CHECK(canonical_string(climbed, "wG1 -wQ") == "wG1 -wB1");
}
