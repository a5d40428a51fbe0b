// Variations: hive-notations P6 and P7.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/hive/variations_text.hpp"

#include <plyglot/game.hpp>

using namespace plyglot;

namespace {

const std::string tags = "[GameType \"Base+M\"]\n";

std::vector<std::string> said(const std::string& moves) {
  test::GameSession session("hive-pgn");
  session.lint(tags + moves);
  std::vector<std::string> lines = test::said_about(tags + moves, session.findings());
  // Fixes show the text without the tag.
  const std::string head = "[GameType \"Base+M\"]~";
  for (std::string& line : lines) {
    const std::size_t at = line.find(head);
    if (at != std::string::npos) line.erase(at, head.size());
  }
  return lines;
}

using Lines = std::vector<std::string>;

std::string kept(const std::string& moves) {
  test::GameSession session("hive-pgn");
  session.read(tags + moves);
  return test::variations_text(session.record());
}

}  // namespace

TEST_CASE("hive-pgn variations: each replaces the last ply of its line of play") {
  CHECK(kept("1. wS1\n(\n1. wG1\n2. bG1 wG1-\n(\n2. bB1 /wG1\n)\n)\n(\n1. wB1\n)\n2. bS1 wS1-\n") ==
        "1/0:(wG1 0,0 bG1 1,0 (bB1 -1,1 ))\n1/0:(wB1 0,0 )\n");
  CHECK(kept("{a}\n1. wS1\n{b}\n(\n{c}\n1. wG1\n{d}\n)\n{e}\n2. bS1 wS1-\n") == "1/2:(0{c}wG1 0,0 1{d})\n");
}

TEST_CASE("hive-pgn variations: an error in one is its own") {
  // The game is played to its end, and so are the variations whose beginnings are known.
  const std::string moves =
      "1. wS1\n2. bS1 wS1-\n(\n2. bG1 bG1/\n(\n2. bB1 wS1-\n)\n3. wQ wS1\n(\n3. wA1 -wS1\n)\n)\n3. wQ -wS1\n";
  test::GameSession session("hive-pgn");
  session.read(tags + moves);
  CHECK(session.record().plies.size() == 3);
  CHECK_FALSE(session.is_sound());
  CHECK(test::variations_text(session.record()).empty());
  CHECK(session.findings().size() == 1);
}

TEST_CASE("hive-pgn variations: where the position is unknown, only the spelling is checked") {
  CHECK(said("1. wS1\n2. bQ bQ-\n3. wQ -wS1\n(\n3. wA1 bX9\n)\n").size() == 2);
  // The first move that is refused can be replaced.
  CHECK(said("1. wS1\n2. bG1 bQ-\n(\n2. bG1 wS1\n)\n3. bA1 wX1\n").size() == 3);
}

TEST_CASE("hive-pgn variations: a result is compared with the board whatever variations hold") {
  const std::string game = "[Result \"NotStarted\"]\n1. wS1\n";
  CHECK(said(game).size() == 1);
  CHECK(said(game + "(\n1. wQ wQ\n)\n").size() == said("1. wS1\n(\n1. wQ wQ\n)\n").size() + 1);
  // What is open takes in what follows it.
  CHECK(said(game + "(\n1. wG1\n") == Lines{"hive-pgn/unclosed-variation: this variation is never closed ~> "
                                            "[Result \"NotStarted\"]~1. wS1~(~1. wG1~)~"});
}

TEST_CASE("hive-pgn variations: parentheses without their own lines") {
  CHECK(said("1. wS1 ( 1. wG1 )\n") ==
        Lines{"hive-pgn/inline-parenthesis: the `(` shares its line with something else -> 1. wS1~(~1. wG1 )~",
              "hive-pgn/inline-parenthesis: the `)` shares its line with something else -> 1. wS1 ( 1. wG1~)~"});
  CHECK(said("1. wS1\n (\n1. wG1\n)\n") ==
        Lines{"hive-pgn/inline-parenthesis: there are spaces before the `(` -> 1. wS1~(~1. wG1~)~"});
  CHECK(said("1. wS1\n( {a} {b}\n1. wG1\n)\n").size() == 2);
  CHECK(said("1. wS1\n( {a} )\n").size() == 3);
  // A carriage return before it would become a part of the new line end.
  CHECK(said("1. wS1\n(\n1. wG1\r)\n").back().find(" ~> ") != std::string::npos);
}

TEST_CASE("hive-pgn variations: after a comment on a ply line only a parenthesis is read") {
  CHECK(kept("1. wS1 {a} (\n1. wG1 {b} )\n") == "1/1:(wG1 0,0 1{b})\n");
  CHECK(kept("1. wS1 {a} and (\n2. bG1 wS1-\n").empty());
}

TEST_CASE("hive-pgn variations: parentheses that do not belong together") {
  CHECK(said("1. wS1\n)\n2. bS1 wS1-\n") ==
        Lines{"hive-pgn/stray-parenthesis: this `)` closes no variation ~> 1. wS1~2. bS1 wS1-~"});
  CHECK(said("1. wS1\n(\n)\n2. bS1 wS1-\n") ==
        Lines{"hive-pgn/empty-variation: the variation has no ply ~> 1. wS1~2. bS1 wS1-~"});
  CHECK(said("1. wS1\n(\n{a}\n)\n") == Lines{"hive-pgn/empty-variation: the variation has no ply"});
  CHECK(said("(\n1. wG1\n)\n1. wS1\n") ==
        Lines{"hive-pgn/variation-without-ply: no ply of the game comes before this variation"});
  CHECK(said("1. wS1\n(\n(\n1. wG1\n)\n1. wB1\n)\n") ==
        Lines{"hive-pgn/variation-without-ply: no ply of the variation around it comes before this one"});
  CHECK(said("1. wS1\n(\n1. wG1\nInProgress\n") ==
        Lines{"hive-pgn/unclosed-variation: this variation is never closed ~> 1. wS1~(~1. wG1~)~InProgress~"});
}

TEST_CASE("hive-pgn variations: they nest a hundred deep") {
  const auto nested = [](std::size_t depth, const std::string& inside) {
    return "1. wS1\n" + test::repeated("(\n1. wG1\n", depth) + inside + test::repeated(")\n", depth);
  };
  CHECK(said(nested(100, "")).empty());
  const std::string message =
      "hive-pgn/variation-depth: this variation is inside a hundred others, and deeper ones are not played";
  CHECK(said(nested(101, "")) == Lines{message});
  // Of what is too deep the spelling is checked, and nothing else; its comments can suppress that.
  CHECK(said(nested(101, "9. wS1 wS1\n)\n(\n")) == Lines{message, message});
  CHECK(said(nested(101, "1. wq\n")).size() == 2);
  CHECK(said(nested(101, "{plyglot: ignore[uhp/piece-case]}\n1. wq\n")) == Lines{message});
}

TEST_CASE("hive-pgn variations: comments in them suppress what is found there") {
  CHECK(said("1. wS1\n(\n{plyglot: ignore[uhp/piece-case]}\n1. wg1\n)\n").empty());
  CHECK(said("1. wS1\n(\n1. wg1\n{plyglot: ignore[hive-pgn/inline-parenthesis]}\n ) \n2. bS1 wS1-\n").size() == 1);
}

TEST_CASE("hive-pgn variations: a game that is played on keeps them") {
  std::string problem;
  const toolchain::Language language = toolchain::language("hive-pgn", problem);
  test::GameSession session("hive-pgn");
  const std::string text = session.format(tags + "1. wS1\n(\n1. wG1\n)\n2. bS1 wS1-\n(\n2. bG1 wS1-\n)\n");
  session.read(text);
  auto game = toolchain::Game::from(toolchain::Model(session.record()), language, problem);
  INFO(problem);
  REQUIRE(game);
  REQUIRE(game->play("wQ -wS1").is_played);
  const std::string longer = game->text();
  CHECK(longer.find("(\n1. wG1\n)\n2. bS1 wS1-\n(\n2. bG1 wS1-\n)\n3. wQ -wS1") != std::string::npos);
  REQUIRE(game->undo());
  CHECK(game->text() + '\n' == text);
  REQUIRE(game->undo());
  CHECK(game->text().find("bG1") == std::string::npos);
  CHECK(game->text().find("1. wS1\n(\n1. wG1\n)") != std::string::npos);
  CHECK_FALSE(game->play("(wQ -wS1)").is_played);
}
