#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;
using homeworlds::Layout;
using test::two_homes;

namespace {

test::HomeworldsReading read_with_spans(std::string text, homeworlds::ReadOptions options = {}) {
  auto reading = test::read_homeworlds(std::move(text), options);
  test::check_spans(reading);
  return reading;
}

}  // namespace

TEST_CASE("homeworlds layout: comments and headers stay in the tree") {
  const auto reading =
      read_with_spans("Players: Sam, Dave # us\nLayout: block\nlayout: line\nClock: 5\n\n# note\n" + two_homes);
  CHECK(test::names_of(reading.findings) == "unknown-header");
  CHECK(reading.ast.layout == Layout::block);
  REQUIRE(reading.ast.headers.size() == 4);
  CHECK(reading.slice(reading.ast.headers[0].value) == "Sam, Dave");
  CHECK_FALSE(reading.ast.headers[2].has_effect);
  CHECK_FALSE(reading.ast.headers[3].known);
  REQUIRE(reading.ast.players.size() == 2);
  CHECK(reading.slice(reading.ast.players[1]) == "Dave");
  REQUIRE(reading.ast.comments.size() == 2);
  CHECK_FALSE(reading.ast.comments[0].stands_alone);
  CHECK(reading.slice(reading.ast.comments[1].span) == "# note");
}

TEST_CASE("homeworlds layout: headers that cannot be used") {
  CHECK(test::names_of(read_with_spans("Layout:\n" + two_homes).findings) == "unknown-layout");
  CHECK(test::names_of(read_with_spans("Dialect: chess\nRules: chess\n" + two_homes).findings) ==
        "unknown-header-value unknown-header-value");
  for (const char* players : {"a,,b", "a", "a, b, c, d, e"}) {
    CAPTURE(players);
    const auto reading = read_with_spans("Players: " + std::string(players) + "\n" + two_homes);
    CHECK(test::names_of(reading.findings) == "unknown-header-value");
    CHECK(reading.ast.players.empty());
  }
  CHECK(read_with_spans("Rules: SDG\n" + two_homes).ast.profile == homeworlds::Profile::sdg);
}

TEST_CASE("homeworlds layout: the header Dialect, and the option that goes before it") {
  const std::string text = "Dialect: jpb\nEvent: x\nhomeworld y3 b1 g3 Sam\nhw y3 b2 g3 Dave\ntrade g3 r3 Sam\n";
  CHECK(test::names_of(read_with_spans(text).findings).empty());
  CHECK(read_with_spans(text).ast.dialect == homeworlds::Dialect::jpb);
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::seed;
  CHECK(test::names_of(read_with_spans(text, options).findings) == "verb-abbreviation trade-order");
}

TEST_CASE("homeworlds layout: turns over several lines") {
  const auto reading = read_with_spans(
      "1. homeworld y3 b1 g3 Sam\n2. homeworld y3 b2 g3 Dave\n3. sacrifice g2 Sam /\n\nbuild g1 Sam;\r\n*\n");
  REQUIRE(reading.ast.turns.size() == 3);
  CHECK(reading.ast.turns[2].action_count == 2);
  CHECK(reading.slice(reading.ast.turns[2].confirmation) == "*");
  CHECK(test::names_of(reading.findings) == "trailing-separator");
}

TEST_CASE("homeworlds layout: a line is continued over comments, and not over blank lines") {
  CHECK(read_with_spans(two_homes + "sacrifice y1 Sam;\n# so\nmove g1 Sam Dave\n").ast.turns.size() == 3);
  CHECK(read_with_spans(two_homes + "sacrifice y1 Sam; # so\nmove g1 Sam Dave\n").ast.turns.size() == 3);
  CHECK(read_with_spans(two_homes + "sacrifice y1 Sam;\n\nmove g1 Sam Dave\n").ast.turns.size() == 4);
}

TEST_CASE("homeworlds layout: a turn that is spread over lines") {
  const auto spread = read_with_spans(two_homes + "sacrifice g2 Sam; build g1 Sam\n# note\nbuild g1 Sam\n");
  CHECK(test::names_of(spread.findings) == "turn-spread-over-lines");
  CHECK(spread.ast.turns[2].goes_on_below);
  CHECK(spread.ast.uncertain_from == 3U);
  CHECK(
      test::names_of(read_with_spans(two_homes + "sacrifice g1 Sam; build g1 Sam\nbuild g1 Dave\n").findings).empty());
  CHECK(test::names_of(read_with_spans(two_homes + "sacrifice g2 Sam\n\nbuild g1 Dave\n").findings).empty());
  CHECK(test::names_of(read_with_spans(two_homes + "sacrifice g2 Sam\ntrade g3 Dave r\n").findings).empty());
}

TEST_CASE("homeworlds layout: positions") {
  const auto good =
      read_with_spans("<1>;\nAlpha (0, b2 r1) g3 y1- ; # first\n\nBunny(b1)-g1;\nPib(1,y3b2)-g3\nbuild g1 Pib\n");
  REQUIRE(good.ast.initial);
  CHECK(good.ast.initial->systems.size() == 3);
  CHECK(good.ast.initial->systems[1].name == "Bunny");
  CHECK(good.ast.initial->to_move == 1);
  CHECK(good.ast.initial->bank[homeworlds::kind_of(homeworlds::Colour::green, 3)] == 1);
  CHECK(good.findings.empty());
  const auto eliminated = read_with_spans("<0>; A(0,b2r1)g3--; B(1,y3b2)-g3-; C(g1)--y1\npass\n");
  REQUIRE(eliminated.ast.initial);
  CHECK(eliminated.ast.initial->standings[2] == homeworlds::Standing::eliminated);
  const auto second = read_with_spans(two_homes + "<0>; A(0,b2r1)g3-;\nB(1,y3b2)-g3\n");
  CHECK(test::names_of(second.findings) == "second-position");
  CHECK(second.ast.uncertain_from == 2U);
  CHECK(second.ast.turns.size() == 2);
  const auto twice = read_with_spans("<0>; A(0,b2r1)g3-; B(1,y3b2)-g3; a(b1)y1-\npass\n");
  REQUIRE(test::names_of(twice.findings) == "position-inconsistent");
  CHECK(twice.slice(twice.findings[0].related) == "A(0,b2r1)g3-");
  for (const char* bad : {"<", "<0", "<0>", "<0>;", "<x>; A(r1)g1-", "<0>; A", "<0>; (r1)g1-", "<0>; A()g1-",
                          "<0>; A(r1g2b3)g1-", "<0>; A(r1)g1", "<0>; A(0 r1)g1-", "<0>; A(r1)g1- B(r1)g1-"}) {
    CAPTURE(bad);
    CHECK(test::names_of(read_with_spans(bad).findings) == "bad-position");
    CHECK(read_with_spans(bad).ast.is_fragment);
  }
}

TEST_CASE("homeworlds layout: transcripts with headers and chat") {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::sdg;
  const auto reading = read_with_spans(
      "Homeworlds Online (SDG# 1)\r\nParticipants: Zoe (S), Ann (N)\r\n\r\n1) Ann: Homeworld G2 Y1 B3\r\n\r\n"
      "2) Zoe: Homeworld G3 B2 Y3\r\n\tgood luck\r\nand fun\r\n\r\n3) Ann: Sacrifice G1 Ann\r\nBuild G1 Ann\r\n",
      options);
  CHECK(test::names_of(reading.findings).empty());
  REQUIRE(reading.ast.turns.size() == 3);
  CHECK(reading.ast.turns[2].action_count == 2);
  CHECK(reading.slice(reading.ast.turns[2].handle) == "Ann");
  REQUIRE(reading.ast.players.size() == 2);
  CHECK(reading.slice(reading.ast.players[0]) == "Ann");
  REQUIRE(reading.ast.headers.size() == 2);
  CHECK(reading.slice(reading.ast.headers[0].key) == "SDG#");
  CHECK(reading.slice(reading.ast.headers[0].value) == "1");
  CHECK(reading.slice(reading.ast.headers[1].key) == "Participants");
  REQUIRE(reading.ast.comments.size() == 2);
  CHECK(reading.slice(reading.ast.comments[0].span) == "\tgood luck");
}

TEST_CASE("homeworlds layout: bytes that are not UTF-8 are reported once") {
  const auto reading = read_with_spans("homeworld y3 b1 g3 A\xFF\xFE\nhomeworld y3 b2 g3 B\x80\n");
  CHECK(test::names_of(reading.findings) == "not-utf8");
  CHECK(reading.findings[0].span.begin == 20);
}

TEST_CASE("homeworlds syntax: of the comments of jpb that name players the first counts, and it may name none") {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::jpb;
  CHECK(test::read_homeworlds("# Players: Sam, Ray\npass\n", options).ast.players.size() == 2);
  for (const char* first : {"# Players:\n", "# Players: \n"}) {
    CAPTURE(first);
    CHECK(test::read_homeworlds(std::string(first) + "# Players: Sam, Ray\npass\n", options).ast.players.empty());
  }
}
