// The numbers of turns (hive-human K9): one slip in them is one finding.

#include "diagnostics/ids.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"

using namespace plyglot;

namespace {

using Lines = std::vector<std::string>;

// Turns without their numbers.
const Lines turns = {"+L +b", "+GLb3 +gbL4", "+BGL4 +ggb4", "+QBG2 +qgg(b)4"};

std::string numbered(const Lines& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) text += numbers[i] + ' ' + turns[i] + '\n';
  return text;
}

// Of the findings about numbers.
Lines said(const std::string& text) {
  test::GameSession session("hive-human");
  session.read(text);
  Lines lines;
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    if (finding.id == diagnostics::DiagnosticId::hive_human_turn_number) lines.push_back(finding.message);
  }
  return lines;
}

}  // namespace

TEST_CASE("hive-human: one wrong number is one finding") {
  CHECK(said(numbered({"1.", "2.", "3.", "4."})).empty());
  CHECK(said(numbered({"1.", "7.", "3.", "4."})) == Lines{"turn 2 is numbered `7.`"});
  CHECK(said(numbered({"7.", "2.", "3.", "4."})) == Lines{"turn 1 is numbered `7.`"});
  CHECK(said(numbered({"1.", "2.", "3.", "9."})) == Lines{"turn 4 is numbered `9.`"});
  CHECK(said(numbered({"1.", "0.", "3.", "4."})) == Lines{"turn 2 is numbered `0.`"});
}

TEST_CASE("hive-human: numbers that go on from a wrong one are one finding") {
  CHECK(said(numbered({"1.", "3.", "4.", "5."})) == Lines{"turn 2 is numbered `3.`"});
  CHECK(said("1. +L +b\n2. +GLb3\n3. +gbL4 +BGL4\n4. +ggb4 +QBG2\n") ==
        Lines{"`3.` comes before the second move of turn 2"});
}

TEST_CASE("hive-human: a number with another sign is one finding, with a fix") {
  for (const std::string number : {"2)", "2:", "2,", "2...", "2"}) {
    CAPTURE(number);
    const std::string text = numbered({"1.", number, "3.", "4."});
    CHECK(said(text) == Lines{"the number of a turn is followed by one point"});
    test::GameSession session("hive-human");
    session.read(text);
    REQUIRE(session.findings().size() == 1);
    REQUIRE(session.findings()[0].fix);
    CHECK(test::applied(text, *session.findings()[0].fix) == numbered({"1.", "2.", "3.", "4."}));
    CHECK(session.record().plies.size() == 8);
  }
}
