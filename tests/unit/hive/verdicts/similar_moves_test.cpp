// Moves that cannot be read, or whose reference is not on the board: what is legal and looks like them.
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"

using namespace plyglot;

namespace {

const std::string start = "Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-";

// The helps of the only error in a game that ends in this move, one a line.
std::string helps_for(const std::string& move, const std::string& game = start) {
  test::GameSession session("uhp");
  session.read(game + ';' + move);
  std::string helps;
  std::size_t errors = 0;
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    if (finding.severity != diagnostics::Severity::error) continue;
    ++errors;
    for (const std::string& help : finding.helps) helps += help + '\n';
  }
  CHECK(errors == 1);
  return helps;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("for a move that cannot be read the helps name the legal moves that look like it, and how to see all") {
  CHECK(contains(helps_for("A2 -wQ"),
                 "did you mean `wA2 -wQ`?\n22 moves are legal here: `plyglot moves --ply 4 test`\n"));
  CHECK(contains(helps_for("wA4 -wQ"), "did you mean `wA2 -wQ`?\n"));
  CHECK(contains(helps_for("wA2 -wQ-"), "did you mean `wA2 -wQ`?\n"));
  CHECK(contains(helps_for("wA2 -wQ2"), "did you mean `wA2 -wQ`?\n"));
  CHECK(contains(helps_for("wA2 =wQ"), R"(did you mean `wA2 -wQ`, `wA2 /wQ` or `wA2 \wQ`?)"));
}

TEST_CASE("for a reference that is not on the board the helps name the legal moves that look like it") {
  CHECK(helps_for(R"(wA2 \wB1)") ==
        "did you mean `wA2 \\wA1`?\n22 moves are legal here: `plyglot moves --ply 4 test`\n");
}

TEST_CASE("nothing is offered for a move that is like no legal one") {
  for (const std::string move : {"hello", "wA2 -wQ and a long story about it"}) {
    CHECK_FALSE(contains(helps_for(move), "did you mean"));
    CHECK_FALSE(contains(helps_for(move), "legal here"));
  }
}

TEST_CASE("for a reference that is not on the board and like no other the help says how to see the legal moves") {
  CHECK(helps_for("wA2 wG3") == "22 moves are legal here: `plyglot moves --ply 4 test`\n");
}

TEST_CASE("nothing is offered after the end of the game") {
  const std::string over =
      R"(Base+MLP;BlackWins;Black[7];wG1;bS1 wG1\;wQ \wG1;bQ bS1\;wG2 wG1/;bA1 bQ\;wA1 /wQ;bM bA1\;wB1 \wQ;bM wG2-;)"
      R"(wP \wG2;bG1 bM/;wB2 /wB1)";
  CHECK_FALSE(contains(helps_for("bA5 wA1", over), "legal"));
}
