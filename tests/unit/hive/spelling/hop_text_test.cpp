#include "hive/spelling/hop_text.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

using namespace plyglot;
using hive::hop::Dialect;

namespace {

std::string text_of(const std::string& board, Dialect dialect = Dialect::spec) {
  std::string out;
  CHECK(hive::hop::print(test::position_of(board), dialect, out));
  return out;
}

// Three arms around an empty middle cell's neighbour, each of which forks: no walk gets through without groups.
const std::string forked =
    "0,0=wQ1 1,0=wA1 2,0=wB1 3,-1=wS1 3,0=wG1 2,1=wA2 -1,0=bQ1 -2,0=bA1 -3,1=bS1 -3,0=bG1 -2,-1=bA2 "
    "0,1=bB1 0,2=bB2 -1,3=bG2 0,3=bG3 1,2=bS2";

}  // namespace

TEST_CASE("the empty board has the empty topology") { CHECK(text_of("") == ",w"); }

TEST_CASE("the examples of hop R26") {
  CHECK(text_of("0,0=wQ1 1,0=wA1 2,-1=bA1") == "A+a1-Q,w");
  CHECK(text_of("0,0=wQ1 1,0=wA1 1,1=bA1") == "A+Q1-a,w");
  CHECK(text_of("0,0=wQ1 1,0=wA1>wB1 2,-1=bA1") == "A+a1=B1-Q,w");
  CHECK(text_of("0,0=wQ1 1,0=bQ1") == "Q+q,w");
}

TEST_CASE("plus turns the other way on hivegame.com, so that each dialect has its own text") {
  CHECK(text_of("0,0=wQ1 1,0=wA1 2,-1=bA1", Dialect::hivegame) == "A+Q1-a,w");
}

TEST_CASE("the mark follows its bug, on the ground and on a stack") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1!") == "Q+q!,w");
  CHECK(text_of("0,0=wQ1>bB1! 1,0=bQ1") == "Q+q1=b!,w");
}

TEST_CASE("a position with an error has no canonical text") {
  hive::Position position = test::position_of("0,0=wQ1");
  position.is_sound = false;
  std::string out = "kept";
  CHECK_FALSE(hive::hop::print(position, Dialect::spec, out));
  CHECK(out == "kept");
}

TEST_CASE("no text opens more parentheses than readers take") {
  const hive::Position position = test::position_of(forked);
  std::string text;
  REQUIRE(hive::hop::print_topology(position, Dialect::spec, text));
  CHECK(text.find('(') != std::string::npos);

  std::string flat = "kept";
  CHECK_FALSE(hive::hop::print_topology(position, Dialect::spec, flat, 0));
  CHECK(flat == "kept");
}
