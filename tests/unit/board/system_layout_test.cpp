#include "board/system_layout.hpp"

#include "board/graph_queries.hpp"
#include "support/checks/catch.hpp"
#include "support/values/random.hpp"
#include "unit/board/render/systems.hpp"

#include <set>

using namespace plyglot;
using namespace plyglot::board;
using test::connect;
using test::system;
using test::systems;

namespace {

std::string places_of(BoardGraph board) {
  place_systems(board);
  std::string text;
  for (const Node& node : board.nodes) {
    text += (text.empty() ? "" : " ") + node.id + "=" + std::to_string(node.q) + "," + std::to_string(node.r);
  }
  return text;
}

BoardGraph random_board(test::Random& random, std::size_t players, std::size_t count) {
  BoardGraph board = systems(std::vector<std::string>(players, "x"), {});
  for (std::size_t i = 0; i < count; ++i) board.nodes.push_back(system("s" + std::to_string(i), {}));
  for (std::uint8_t player = 0; player < players && count > 0; ++player) {
    if (random.chance(80)) board.nodes[random.below(count)].home = player;
  }
  for (std::size_t i = 0; i < count * 2; ++i) {
    connect(board, static_cast<std::uint32_t>(random.below(count)), static_cast<std::uint32_t>(random.below(count)));
  }
  return board;
}

}  // namespace

TEST_CASE("the neighbours of systems are found once each, and equal ones are a group") {
  BoardGraph board = systems({}, {system("a", {}), system("b", {}), system("c", {})});
  connect(board, 0, 2);
  connect(board, 2, 0);
  connect(board, 1, 2);
  board.edges[0].kind = 1;
  CHECK(neighbours_of(board) == Neighbours{{2}, {2}, {0, 1}});
  CHECK(neighbours_of(board, 1) == Neighbours{{2}, {}, {}});
  CHECK(groups_of(neighbours_of(board)) == std::vector<std::uint32_t>{0, 0, 1});
  CHECK(distances_from(0, neighbours_of(board)) == std::vector<std::uint32_t>{0, 2, 1});
  CHECK(distances_from(1, neighbours_of(board, 1)) == std::vector<std::uint32_t>{3, 0, 3});
}

TEST_CASE("two homes lie at the ends, and systems between them where their connections lead") {
  BoardGraph board = systems({"x", "y"}, {system("south", {}, 1), system("north", {}, 0), system("near_south", {}),
                                          system("middle", {}), system("near_north", {}), system("other", {})});
  connect(board, 1, 4);
  connect(board, 4, 3);
  connect(board, 3, 2);
  connect(board, 2, 0);
  connect(board, 5, 4);
  connect(board, 5, 2);
  CHECK(places_of(board) == "south=0,0 north=0,4 near_south=0,1 middle=-1,2 near_north=0,3 other=1,2");
}

TEST_CASE("three and four homes lie around the others") {
  BoardGraph board = systems(
      {"n", "e", "s"}, {system("n", {}, 0), system("e", {}, 1), system("s", {}, 2), system("a", {}), system("b", {})});
  connect(board, 1, 4);
  connect(board, 3, 4);
  CHECK(places_of(board) == "n=0,2 e=3,1 s=0,0 a=-1,1 b=1,1");
  board.players.push_back("w");
  board.nodes.push_back(system("w", {}, 3));
  CHECK(places_of(board) == "n=0,2 e=3,1 s=0,0 a=-1,1 b=1,1 w=-3,1");
}

TEST_CASE("three and four homes lie around the table where nothing else is") {
  BoardGraph board = systems({"n", "e", "s"}, {system("n", {}, 0), system("e", {}, 1), system("s", {}, 2)});
  CHECK(places_of(board) == "n=0,2 e=2,1 s=0,0");
  board.players.push_back("w");
  board.nodes.push_back(system("w", {}, 3));
  CHECK(places_of(board) == "n=0,2 e=2,1 s=0,0 w=-2,1");
  // Those who have lost theirs leave their side empty.
  board.nodes.erase(board.nodes.begin());
  CHECK(places_of(board) == "e=2,1 s=0,0 w=-2,1");
}

TEST_CASE("a board without homes, or without systems, has a map") {
  CHECK(places_of(systems({"x", "y"}, {})).empty());
  CHECK(places_of(systems({}, {system("a", {})})) == "a=0,1");
  CHECK(places_of(systems({"x", "y"}, {system("a", {}, 0)})) == "a=0,1");
  // A second home of one player is a system like others.
  CHECK(places_of(systems({"x", "y"}, {system("a", {}, 0), system("b", {}, 0)})) == "a=0,2 b=0,1");
}

TEST_CASE("what is distant from both ends lies at the flanks") {
  BoardGraph board = systems(
      {"x", "y"}, {system("n", {}, 0), system("s", {}, 1), system("far", {}), system("a", {}), system("b", {})});
  connect(board, 0, 3);
  connect(board, 1, 3);
  connect(board, 0, 4);
  connect(board, 1, 4);
  connect(board, 2, 3);
  const std::string places = places_of(board);
  const bool is_at_flank = places == "n=0,2 s=0,0 far=-2,1 a=0,1 b=2,1" ||
                           places == "n=0,2 s=0,0 far=2,1 a=-2,1 b=0,1" ||
                           places == "n=0,2 s=0,0 far=-2,1 a=2,1 b=0,1" || places == "n=0,2 s=0,0 far=2,1 a=0,1 b=-2,1";
  INFO(places);
  CHECK(is_at_flank);
}

TEST_CASE("no two systems are put at one place, and no row is wider than a page") {
  test::Random random(71);
  for (int round = 0; round < 500; ++round) {
    BoardGraph board = random_board(random, random.between(0, 5), random.between(0, 40));
    place_systems(board);
    std::set<std::pair<int, int>> places;
    for (const Node& node : board.nodes) {
      REQUIRE(places.insert({node.q, node.r}).second);
      REQUIRE(std::abs(node.q) <= 7);
    }
    BoardGraph again = board;
    place_systems(again);
    for (std::size_t i = 0; i < board.nodes.size(); ++i) {
      REQUIRE(again.nodes[i].q == board.nodes[i].q);
      REQUIRE(again.nodes[i].r == board.nodes[i].r);
    }
  }
}

TEST_CASE("many systems take no more time than they are") {
  test::Random random(72);
  BoardGraph board = random_board(random, 2, 50'000);
  place_systems(board);
  CHECK(board.nodes.size() == 50'000);
}
