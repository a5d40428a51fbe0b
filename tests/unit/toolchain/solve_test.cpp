#include "support/checks/catch.hpp"

#include <plyglot/session.hpp>
#include <plyglot/solve.hpp>

using namespace plyglot;
using toolchain::Solution;

namespace {

struct Read {
  toolchain::Language language;
  toolchain::Model model;
};

// The only record of a text, up to a ply.
Read read(std::string_view notation, std::string_view text, std::optional<std::uint32_t> ply = std::nullopt) {
  std::string problem;
  Read result{toolchain::language(notation, problem), {}};
  REQUIRE(problem.empty());
  toolchain::Chunk chunk;
  chunk.source.name = "x";
  chunk.source.text = text;
  chunk.wanted.ply = ply;
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Session session(result.language, diagnostics::SeverityPolicy());
  session.read(
      chunk,
      [](void* into, text::Span, const toolchain::Model& model, bool) {
        *static_cast<toolchain::Model*>(into) = model;
      },
      &result.model, collect_into(findings));
  return result;
}

Solution solution_of(const Read& read, std::uint32_t plies, const toolchain::SolveLimits& limits = {}) {
  return toolchain::solve(read.model, read.language, plies, limits);
}

constexpr std::string_view game =
    "Base;InProgress;Black[5];wA1;bB1 wA1-;wS1 \\wA1;bQ bB1/;wG1 wS1/;bQ wG1\\;wQ wG1/;bB2 bB1/;wS2 \\wS1\n";

// Blue's `^` can take the home of Red.
constexpr std::string_view before_home = ".../..../...../Bh6Bv2Bv2Bv3.Rh6/...Bv3B^5/..../... b";

}  // namespace

TEST_CASE("a forced win is told in the words of perft") {
  const Solution hive = solution_of(read("hop", "base,a+GQ+g2+b3-q+b,b"), 4);
  CHECK(hive.problem.empty());
  CHECK(hive.is_finished);
  CHECK(hive.side == "Black");
  CHECK(hive.plies == 3U);
  CHECK(hive.first_moves == std::vector<std::string>{"bB2 wQ\\"});
  CHECK(hive.line == std::vector<std::string>{"bB2 wQ\\", "pass", "bA1 \\bQ"});
  CHECK(hive.positions > 0);

  const Solution hopgi = solution_of(read("hopgi-fen", "7/7/*1w4/3F3/7/**5/**2*2[] w - - 0 1"), 1);
  CHECK(hopgi.side == "White");
  CHECK(hopgi.first_moves == std::vector<std::string>{"Fd4xc5"});
  CHECK(hopgi.line == hopgi.first_moves);

  const Solution hexix = solution_of(read("hexix-position", std::string(before_home) + '\n'), 3);
  CHECK(hexix.side == "Blue");
  CHECK(hexix.plies == 1U);
  CHECK(hexix.first_moves == std::vector<std::string>{"E5D6"});
}

TEST_CASE("no forced win is no problem") {
  const Solution solution = solution_of(read("hop", "base,a+GQ+g2+b3-q+b,b"), 2);
  CHECK(solution.problem.empty());
  CHECK(solution.is_finished);
  CHECK_FALSE(solution.plies);
  CHECK(solution.first_moves.empty());
  CHECK(solution.line.empty());
}

TEST_CASE("each moment of a game is that of solve at its ply") {
  const Read whole = read("uhp", game);
  const std::vector<toolchain::SolvedMoment> moments = toolchain::find_wins(whole.model, whole.language, 3);
  REQUIRE(moments.size() == 1);
  CHECK(moments[0].ply == 8);
  CHECK(game.substr(moments[0].span.begin, moments[0].span.size()) == "bB2 bB1/");
  for (std::uint32_t ply = 0; ply <= 9; ++ply) {
    const Solution solution = solution_of(read("uhp", game, ply), 3);
    CHECK(solution.plies.has_value() == (ply == 8));
    if (solution.plies) {
      CHECK(solution.plies == moments[0].solution.plies);
      CHECK(solution.first_moves == moments[0].solution.first_moves);
      CHECK(solution.line == moments[0].solution.line);
    }
  }
}

TEST_CASE("the moment of a position is its beginning") {
  const Read position = read("hop", "base,a+GQ+g2+b3-q+b,b");
  const auto moments = toolchain::find_wins(position.model, position.language, 3);
  REQUIRE(moments.size() == 1);
  CHECK(moments[0].ply == 0);
  CHECK(moments[0].span.size() == 0);
  CHECK(moments[0].solution.plies == 3U);
}

TEST_CASE("a limit ends each search, and is told") {
  const Read position = read("hop", "base,a+GQ+g2+b3-q+b,b");
  toolchain::SolveLimits limits;
  limits.positions = 20;
  const Solution solution = solution_of(position, 4, limits);
  CHECK_FALSE(solution.is_finished);
  CHECK_FALSE(solution.plies);
  CHECK(solution.positions == 20);
  CHECK(toolchain::find_wins(position.model, position.language, 4, limits).size() == 1);
  limits = {};
  limits.should_stop = [](void*) { return true; };
  CHECK_FALSE(solution_of(position, 4, limits).is_finished);
}

TEST_CASE("what cannot be solved says why") {
  const auto problem_of = [](std::string_view notation, std::string_view text) {
    const Read record = read(notation, text);
    CHECK(toolchain::find_wins(record.model, record.language, 1).empty());
    return solution_of(record, 1).problem;
  };
  CHECK(problem_of("homeworlds", "homeworld b1 y3 g3 Alpha\n") ==
        "the turns of Homeworlds are too many to be searched");
  CHECK(problem_of("hop", "base+Dd,QD-a,b") == "the position has no list of moves");
  CHECK(problem_of("hopgi-fen", "7/7/*6/7/7/**5/**2*W1[R] w - - 0 1") == "the game is over");
  CHECK(problem_of("hopgi-fen", "7/7 w") == "the position cannot be read");
  CHECK(problem_of("hopgi", "[FEN \"x\"]\n\n1. Pf2-d3 Pb4-c6\n") ==
        "the position that the game begins with is unknown");
  CHECK(problem_of("hexix", "       D5v\n") == "the position that the record begins with is unknown");
  CHECK(problem_of("hexix-position", "x\n") == "the position cannot be read");
}

TEST_CASE("a game that is over has no win, but those that were before") {
  const Read won = read("uhp",
                        "Base;WhiteWins;Black[5];wA1;bB1 wA1-;wS1 \\wA1;bQ bB1/;wG1 wS1/;bQ wG1\\;wQ wG1/;bB2 bB1/;"
                        "wQ \\bB2\n");
  CHECK(solution_of(won, 1).problem == "the game is over");
  CHECK(toolchain::find_wins(won.model, won.language, 1).size() == 1);
  // Of Hexix the ply that took the home tells it, not the board (hexix R14).
  const Read taken = read("hexix", "# position: " + std::string(before_home) + "\nE5D6\n");
  CHECK(solution_of(taken, 1).problem == "the game is over");
  const auto moments = toolchain::find_wins(taken.model, taken.language, 1);
  REQUIRE(moments.size() == 1);
  CHECK(moments[0].ply == 0);
}
