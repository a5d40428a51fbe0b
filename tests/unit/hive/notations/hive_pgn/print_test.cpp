// The canonical form.

#include "hive/notations/hive_pgn/print.hpp"

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/games/records.hpp"

using namespace plyglot;

namespace {

std::string formatted(const std::string& text, const test::Options& options = {}) {
  test::GameSession session("hive-pgn", options);
  const std::string once = session.format(text);
  CHECK(session.format(once) == once);
  return once;
}

const std::string empty_tags = "[Date \"\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n[White \"\"]\n[Black \"\"]\n";

}  // namespace

TEST_CASE("hive-pgn print: the eight tags are always there") {
  CHECK(formatted("") == "[GameType \"Base\"]\n" + empty_tags + "[Result \"InProgress\"]\n");
  CHECK(formatted("[GameType \"Base+P\"]\n[Result \"\"]\n1. wP\n") ==
        "[GameType \"Base+P\"]\n" + empty_tags + "[Result \"InProgress\"]\n\n1. wP\n");
  CHECK(formatted("[GameType \"Base\"]\n[Result \"NotStarted\"]\n") ==
        "[GameType \"Base\"]\n" + empty_tags + "[Result \"NotStarted\"]\n");
}

TEST_CASE("hive-pgn print: no byte order mark stays") {
  const std::string mark = "\xEF\xBB\xBF";
  for (const std::string& marks : {mark, mark + mark}) CHECK(formatted(marks) == formatted(""));
}

TEST_CASE("hive-pgn print: tags have an order, and none is lost") {
  CHECK(
      formatted("[Zeta \"1\"]\n[Result \"*\"]\n[SgfResult \"a\"]\n[Black \"B\"]\n[Alpha \"2\"]\n[GameType \"Base\"]\n"
                "[SgfDate \"b\"]\n[White \"A\"]\n[White \"C\"]\n[GameType \"Base+M\"]\n[SgfGameName \"c\"]\n") ==
      "[GameType \"Base\"]\n[Date \"\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n[White \"A\"]\n[Black \"B\"]\n"
      "[Result \"InProgress\"]\n[SgfDate \"b\"]\n[SgfGameName \"c\"]\n[SgfResult \"a\"]\n[Zeta \"1\"]\n[Alpha \"2\"]\n"
      "[White \"C\"]\n[GameType \"Base+M\"]\n");
}

TEST_CASE("hive-pgn print: moves, comments and the result have lines of their own, without blanks at their ends") {
  CHECK(formatted(
            "[GameType \"Base\"]\r\n{first} \r\n1.wS1 {two \r\nlines\t\r\n}\r\n\r\nbS1  wS1-\r\n{ last }\r\n0-1\r\n") ==
        "[GameType \"Base\"]\n" + empty_tags +
            "[Result \"BlackWins\"]\n\n{first}\n1. wS1\n{two\nlines\n}\n2. bS1 wS1-\n{ last }\nBlackWins\n");
}

TEST_CASE("hive-pgn print: references are chosen again or kept") {
  const std::string moves = "1. wS1\n2. bS1 wS1-\n3. wQ \\wS1\n4. bQ bS1/\n5. wG1 -wS1\n";
  const std::string text = "[GameType \"Base\"]\n" + empty_tags + "[Result \"InProgress\"]\n\n" + moves;
  CHECK(formatted(text, {{"references", "keep"}}) == text);
  CHECK(formatted(text).substr(text.size() - moves.size()) ==
        "1. wS1\n2. bS1 wS1-\n3. wQ \\wS1\n4. bQ bS1/\n5. wG1 /wQ\n");
}

TEST_CASE("hive-pgn print: a file with an error, and one with text that is not read, keep their bytes") {
  for (const std::string text :
       {"[GameType \"Base\"]\r\n1.wS1\r\n2. xyz\r\n", "[White A]\n1. wS1", "[GameType \"Base\"]\n1.wS1 {a} b\n",
        "[GameType \"Base\"]\n1.wS1\nDraw\n2. bS1 wS1-", "1. wS1\n{never closed\n"}) {
    CAPTURE(text);
    CHECK(formatted(text) == text);
  }
}

TEST_CASE("hive-pgn print: without a recorded result that of the board is written") {
  hive::Record record = test::record_of(
      "Base;WhiteWins;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;wA1 wQ\\;bA1 bG2/;wA1 "
      "bG2\\;bA1 /bG1");
  record.outcome = hive::Outcome::white_wins;
  std::string text;
  hive::hive_pgn::print(record, hive::References::keep, text);
  CHECK(text.find("[Result \"WhiteWins\"]\n") != std::string::npos);
  CHECK(text.substr(text.size() - 22) == "12. bA1 /bG1\nWhiteWins");
}

TEST_CASE("hive-pgn print: what the notation has no signs for") {
  hive::Record record = test::record_of("Base;NotStarted;White[1]");
  record.tags = {{"White", "the \"bee\"\r\n", {}}};
  record.comments = {{0, false, "a } brace", {}}, {0, false, "a { brace", {}}};
  std::string text;
  hive::hive_pgn::print(record, hive::References::canonical, text);
  CHECK(text.find("[White \"the 'bee'  \"]\n") != std::string::npos);
  CHECK(text.find("brace") == text.rfind("brace"));
  CHECK(text.find("{a { brace}") != std::string::npos);
}
