#include "hive/views/board_graph.hpp"

#include "board/hex.hpp"
#include "hive/views/record_views.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

#include <sstream>

using namespace plyglot;
using namespace plyglot::hive;
using board::BoardGraph;
using test::position_of;

namespace {

std::string nodes_of(const BoardGraph& graph) {
  std::ostringstream out;
  for (const board::Node& node : graph.nodes) {
    out << node.id << '=';
    for (const board::Piece& piece : node.stack) {
      out << (&piece == &node.stack.front() ? "" : ">") << piece.id << (piece.is_last_moved ? "!" : "");
    }
    out << ' ';
  }
  return out.str();
}

std::string edges_of(const BoardGraph& graph) {
  std::ostringstream out;
  for (const board::Edge& edge : graph.edges) {
    out << graph.nodes[edge.from].id << '-' << graph.edge_kinds[edge.kind] << '-' << graph.nodes[edge.to].id << ' ';
  }
  return out.str();
}

std::string hand_of(const BoardGraph& graph, std::size_t player) {
  std::ostringstream out;
  for (const board::Pile::Entry& entry : graph.piles.at(player).entries) out << entry.count << entry.label << ' ';
  return out.str();
}

}  // namespace

TEST_CASE("the cells of a position are listed by r, then q, with their stacks (hop R18)") {
  const BoardGraph graph = hive::board_of(position_of("0,0=wQ1 1,0=wA1>wB1! 2,-1=bA1 -1,0=bS1"));
  CHECK(nodes_of(graph) == "2,-1=bA1 -1,0=bS1 0,0=wQ1 1,0=wA1>wB1! ");
  CHECK(graph.nodes[0].q == 2);
  CHECK(graph.nodes[0].r == -1);
  CHECK(graph.shape == board::Shape::pointy_hexagon);
  CHECK(graph.game == "hive");
}

TEST_CASE("the order of the bugs in the text does not matter to the board") {
  Position position = position_of("0,0=wA1>wB1>bB1 1,0=bQ1");
  std::swap(position.bugs[0], position.bugs[2]);
  CHECK(nodes_of(hive::board_of(position)) == "0,0=wA1>wB1>bB1 1,0=bQ1 ");
}

TEST_CASE("each adjacency is one edge (hop R19)") {
  const BoardGraph graph = hive::board_of(position_of("0,0=wQ1 1,0=wA1 0,1=bQ1 3,0=bA1"));
  CHECK(edges_of(graph) == "0,0-E-1,0 0,0-SE-0,1 0,1-NE-1,0 ");
}

TEST_CASE("all six neighbours are joined to the middle, and in a ring") {
  std::string text = "0,0=wQ1";
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    const board::Hex cell = board::steps[direction];
    text += " " + std::to_string(cell.q) + "," + std::to_string(cell.r) + "=bA" + std::to_string(direction + 1);
  }
  CHECK(hive::board_of(position_of(text)).edges.size() == 12);
}

TEST_CASE("the pieces know their bug") {
  Position position = position_of("0,0=wQ1 1,0=bG2 2,0=b?1i");
  position.bugs[1].span = {4, 5};
  const BoardGraph graph = hive::board_of(position);
  const board::Piece& queen = graph.nodes[0].stack[0];
  CHECK(queen.id == "wQ1");
  CHECK(queen.label == "wQ");
  CHECK(queen.kind == "queen");
  CHECK(queen.owner == 0);
  CHECK_FALSE(queen.is_last_moved);
  const board::Piece& grasshopper = graph.nodes[1].stack[0];
  CHECK(grasshopper.label == "bG2");
  CHECK(grasshopper.kind == "grasshopper");
  CHECK(grasshopper.owner == 1);
  CHECK(grasshopper.span == text::Span{4, 5});
  const board::Piece& unknown = graph.nodes[2].stack[0];
  CHECK(unknown.id == "b?1");
  CHECK(unknown.label == "b?i");
  CHECK(unknown.kind == "unknown");
}

TEST_CASE("the hands are what the set has and the board has not") {
  Position position = position_of("0,0=wQ1 1,0=bG1 2,0=bG2 3,0=wA1 4,0=w?1x");
  const BoardGraph graph = hive::board_of(position);
  REQUIRE(graph.piles.size() == 2);
  CHECK(graph.piles[0].owner == 0);
  CHECK(hand_of(graph, 0) == "2A 2B 3G 1L 1M 1P 2S ");
  CHECK(hand_of(graph, 1) == "1Q 3A 2B 1G 1L 1M 1P 2S ");
  CHECK(graph.piles[1].entries[0].kind == "queen");

  // More bugs than the set has: none is left, and the others stay as they are.
  position.set = BugSet{};
  position.set.of(Colour::black, BugKind::grasshopper) = 1;
  CHECK(hand_of(hive::board_of(position), 1).empty());

  position.is_set_known = false;
  CHECK(hive::board_of(position).piles.empty());
}

TEST_CASE("the side to move is handed on if it is known") {
  Position position = position_of("");
  CHECK(hive::board_of(position).nodes.empty());
  CHECK(hive::board_of(position).players == std::vector<std::string>{"White", "Black"});
  CHECK(hive::board_of(position).to_move == 0);
  position.to_move = Colour::black;
  CHECK(hive::board_of(position).to_move == 1);
  position.to_move.reset();
  CHECK_FALSE(hive::board_of(position).to_move);
}

namespace {

// A queen with five bugs around it; the cell to the east is free.
const std::string five_around_a_queen = "0,0=wQ1 1,-1=bA1 0,1=bA2 -1,1=bA3 -1,0=bG1 0,-1=bG2";

}  // namespace

TEST_CASE("the side whose queen is surrounded has lost, whoever is to move (hive-rules H29)") {
  CHECK_FALSE(hive::board_of(position_of(five_around_a_queen)).outcome);
  for (const char* last : {"bB1", "wA1", "wA1>bB1"}) {
    Position position = position_of(five_around_a_queen + " 1,0=" + last);
    for (const Colour side : {Colour::white, Colour::black}) {
      position.to_move = side;
      const auto outcome = hive::board_of(position).outcome;
      REQUIRE(outcome);
      CHECK(outcome->winner == 1);
    }
  }
}

TEST_CASE("a queen below others is surrounded as well, and two are a draw (hive-rules H29)") {
  const std::string black = "0,0=bQ1>wB1 1,-1=bA1 0,1=bA2 -1,1=bA3 -1,0=bG1 0,-1=bG2";
  REQUIRE(hive::board_of(position_of(black + " 1,0=wA1")).outcome);
  CHECK(hive::board_of(position_of(black + " 1,0=wA1")).outcome->winner == 0);
  const auto both = hive::board_of(position_of(black + " 1,0=wQ1 2,-1=wA1 2,0=wA2 1,1=wA3")).outcome;
  REQUIRE(both);
  CHECK_FALSE(both->winner);
}

TEST_CASE("the outcome of a position with an error, or with more queens than the rules know, is unknown") {
  Position position = position_of(five_around_a_queen + " 1,0=bB1");
  position.is_sound = false;
  CHECK_FALSE(hive::board_of(position).outcome);
  CHECK_FALSE(hive::board_of(position_of(five_around_a_queen + " 1,0=wQ2")).outcome);
}

TEST_CASE("the outcome of a game is that of the rules, or else the result that is written") {
  Record record;
  CHECK_FALSE(hive::board_of(record).outcome);
  record.result = Outcome::in_progress;
  CHECK_FALSE(hive::board_of(record).outcome);
  record.result = Outcome::black_wins;
  REQUIRE(hive::board_of(record).outcome);
  CHECK(hive::board_of(record).outcome->winner == 1);
  record.outcome = Outcome::white_wins;
  CHECK(hive::board_of(record).outcome->winner == 0);
  record.outcome = Outcome::draw;
  REQUIRE(hive::board_of(record).outcome);
  CHECK_FALSE(hive::board_of(record).outcome->winner);
}

TEST_CASE("after an error the written result of a game is not that of the board") {
  Record record;
  record.is_sound = false;
  record.result = Outcome::white_wins;
  CHECK_FALSE(hive::board_of(record).outcome);
  record.outcome = Outcome::black_wins;
  REQUIRE(hive::board_of(record).outcome);
  CHECK(hive::board_of(record).outcome->winner == 1);
}
