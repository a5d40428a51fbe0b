#include "homeworlds/notations/homeworlds/read/bga/bga_sentences.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;

namespace {

const std::string homes =
    "Ann establishes a homeworld with a g3 ship at r1 and y2 binary stars.\n"
    "Ben establishes a homeworld with a g3 ship at y3 and b2 binary stars.\n";

test::HomeworldsReading read_log(const std::string& text) {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::bga;
  auto reading = test::read_homeworlds(text, options);
  test::check_spans(reading);
  return reading;
}

// `Ann: move g1 Ann Alti|`: the words of each turn after the homeworlds.
std::string turns_of(const test::HomeworldsReading& reading) {
  std::string words;
  for (const homeworlds::TurnNode& turn : reading.ast.turns) {
    std::string actions;
    for (std::uint32_t i = 0; i < turn.action_count; ++i) {
      const homeworlds::ActionNode& node = reading.ast.actions[turn.first_action + i];
      if (node.verb == homeworlds::Verb::homeworld) continue;
      actions += ' ' + std::string(name_of(node.verb));
      for (const homeworlds::Word& word : {node.ship, node.system, node.star, node.other_system, node.colour}) {
        if (word.is_present()) actions += ' ' + std::string(reading.slice(word.span));
      }
    }
    if (!actions.empty()) words += std::string(reading.slice(turn.handle)) + ':' + actions + '|';
  }
  return words;
}

}  // namespace

TEST_CASE("homeworlds bga: a turn goes up to its end, and without an action it is a pass") {
  const auto reading = read_log(homes +
                                "Ann sacrifices a g3 ship in Homeworld Ann.\nMove 3 :9:00:00 AM\n"
                                "Ann builds a g1 ship in Homeworld Ann.\nAnn ends their turn.\nBen ends their turn.\n"
                                "Ann triggers a Green catastrophe in Homeworld Ann.\nAnn ends their turn.\n");
  CHECK(turns_of(reading) == "Ann: sacrifice g3 Ann build g1 Ann|Ben: pass|Ann: catastrophe Ann Green|");
  CHECK(reading.ast.turns.size() == 5);
  CHECK(test::report_of(reading.findings).empty());
}

TEST_CASE("homeworlds bga: what is taken back leaves no trace but one") {
  const auto reading =
      read_log(homes +
               "Ann builds a g9 ship in Homeworld Ann.\nAnn discovers a b3 system named Alti.\n"
               "Ann restarts their turn.\nAnn builds a g1 ship in Homeworld Ann.\nAnn ends their turn.\n"
               "Ben restarts their turn.\nBen ends their turn.\n");
  CHECK(turns_of(reading) == "Ann: build g1 Ann|Ben: pass|");
  CHECK(test::names_of(reading.findings) == "unknown-sentence restarted-turn restarted-turn");
  CHECK(reading.findings[0].severity == diagnostics::Severity::info);
  CHECK(reading.findings[1].count == 1);
  CHECK(reading.findings[2].count == 0);
}

TEST_CASE("homeworlds bga: a discovery is one action with its move, and none without") {
  const auto reading =
      read_log(homes +
               "Ann discovers a b3 system named Alti.\nMove 3 :9:00:00 AM\n"
               "Ann moves a g3 ship from Homeworld Ann to Alti.\nAnn ends their turn.\n"
               "Ben discovers a b3 system named Moss.\nBen moves a g3 ship from Homeworld Ben to Alti.\n"
               "Ben ends their turn.\n");
  CHECK(turns_of(reading) == "Ann: discover g3 Ann b3 Alti|Ben: discover b3 Moss move g3 Ben Alti|");
  CHECK(test::names_of(reading.findings) == "discovery-without-move");
  CHECK(reading.ast.turns[3].is_broken);
  CHECK_FALSE(reading.ast.turns[2].is_broken);
}

TEST_CASE("homeworlds bga: names that hold words of sentences are known by who plays") {
  const std::string odd =
      "A establishes a homeworld with a g3 ship at r1 and y2 binary stars.\n"
      "A restarts their turn establishes a homeworld with a g3 ship at y3 and b2 binary stars.\n"
      "A builds a g1 ship in B establishes a homeworld with a g3 ship at y3 and b2 binary stars.\n";
  CHECK(turns_of(read_log(odd + "A restarts their turn restarts their turn.\nA restarts their turn ends their turn.\n"
                                "A builds a g1 ship in B builds a g1 ship in Homeworld A builds a g1 ship in B.\n"
                                "A builds a g1 ship in B ends their turn.\n")) ==
        "A restarts their turn: pass|A builds a g1 ship in B: build g1 A builds a g1 ship in B|");
  const std::string to =
      "A establishes a homeworld with a g3 ship at r1 and y2 binary stars.\n"
      "A to Homeworld A establishes a homeworld with a g3 ship at y3 and b2 binary stars.\n";
  CHECK(turns_of(read_log(to + "A moves a g3 ship from Homeworld A to Homeworld A to Homeworld A.\nA ends their turn.\n"
                               "A moves a g3 ship from Homeworld A to B to C.\nA ends their turn.\n")) ==
        "A: move g3 A to Homeworld A A|A: move g3 A B to C|");
}

TEST_CASE("homeworlds bga: a system that is called like a player is not the home") {
  CHECK(turns_of(read_log(homes +
                          "Ann discovers a b3 system named Ben.\nAnn moves a g3 ship from Homeworld Ann to Ben.\n"
                          "Ann builds a g1 ship in Ben.\nAnn builds a g1 ship in Homeworld Ben.\n"
                          "Ann ends their turn.\n")) == "Ann: discover g3 Ann b3  Ben build g1  Ben build g1 Ben|");
}

TEST_CASE("homeworlds bga: another player ends a turn that is not ended") {
  const auto reading = read_log(homes + "Ann builds a g1 ship in Homeworld Ann.\nBen ends their turn.\n");
  CHECK(turns_of(reading) == "Ann: build g1 Ann|Ben: pass|");
  CHECK(test::names_of(reading.findings) == "missing-turn-end");
}

TEST_CASE("homeworlds bga: the end of the log ends a turn only after an elimination or a victory") {
  const std::string turn = homes + "Ann builds a g1 ship in Homeworld Ann.\n";
  const auto unfinished = read_log(turn + "Ben concedes the game.\nThe end of the game: Ann wins!\n");
  CHECK(turns_of(unfinished).empty());
  CHECK(test::names_of(unfinished.findings) == "unfinished-turn");
  CHECK(turns_of(read_log(turn + "The end of the game: Ann wins!\n")) == "Ann: build g1 Ann|");
  CHECK(turns_of(read_log(turn + "Ben has no ships in their homeworld and is eliminated.\n")) == "Ann: build g1 Ann|");
  CHECK(turns_of(read_log(turn + "Ben has no ships in their homeworld and is eliminated.\n"
                                 "Ann builds a g1 ship in Homeworld Ann.\n"))
            .empty());
}

TEST_CASE("homeworlds bga: what says who has won and on which day is a header") {
  const auto reading = read_log("Move 1 :9:00:00 AM\nMove 2 :6/8/2024 9:00:00 AM\n" + homes +
                                "Move 3 :6/9/2024 9:00:00 AM\nThe end of the game: Ben wins!\n");
  REQUIRE(reading.ast.headers.size() == 2);
  CHECK(reading.slice(reading.ast.headers[0].value) == "6/8/2024");
  CHECK(reading.slice(reading.ast.headers[1].value) == "Ben");
}

TEST_CASE("homeworlds bga: other lines weigh by what they may be") {
  const auto reading = read_log(homes + "hello\nAnn waves.\nZoe builds a g4 ship in Alti.\nAnn ends their turn.\n");
  CHECK(test::names_of(reading.findings) == "unknown-sentence unknown-sentence unknown-sentence");
  using diagnostics::Severity;
  CHECK(reading.findings[0].severity == Severity::info);
  CHECK(reading.findings[1].severity == Severity::warning);
  CHECK(reading.findings[2].severity == Severity::error);
}

TEST_CASE("homeworlds bga: a log is recognised by its first lines") {
  CHECK(homeworlds::is_bga_log("\xEF\xBB\xBFMove 1 :6/8/2024 8:14:02 PM\n"));
  CHECK(homeworlds::is_bga_log("\n \r\nhello\r\n" + homes));
  CHECK_FALSE(homeworlds::is_bga_log("a\nb\nc\n" + homes));
  CHECK_FALSE(homeworlds::is_bga_log("move g1 A B\n"));
  CHECK_FALSE(homeworlds::is_bga_log("Move 1 2\n"));
  CHECK_FALSE(homeworlds::is_bga_log(""));
}
