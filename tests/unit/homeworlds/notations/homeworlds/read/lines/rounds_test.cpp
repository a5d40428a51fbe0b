// The layout `rounds` of published games (homeworlds L9): how it is known, what its lines are, and how it is printed.

#include "support/checks/catch.hpp"
#include "support/homeworlds/printing.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;
using homeworlds::Layout;
using test::check_printing;

namespace {

const std::string homes = "1.\nhomeworld y1 b2 g3\n(named Ann)\n1...\nhomeworld y3 b1 g3\n(named Ben)\n";

test::HomeworldsReading read(const std::string& text, std::optional<Layout> layout = {}) {
  homeworlds::ReadOptions options;
  options.layout = layout;
  test::HomeworldsReading reading = test::read_homeworlds(text, options);
  test::check_spans(reading);
  return reading;
}

std::string names_in(const std::string& text) { return test::names_of(read(text).findings); }

}  // namespace

TEST_CASE("homeworlds rounds: what no other layout has shows it") {
  for (const std::string& text : {homes + "2.\nbuild g1 Ann\n", std::string("1.\nhomeworld y1 b2 g3 Ann\n1...\npass\n"),
                                  std::string("1.\nhomeworld y1 b2 g3\n(named Ann)\n"),
                                  std::string("# a game\n7.\nhomeworld y1 b2 g3 Ann\n0-1 # so it ended\n\n")}) {
    CAPTURE(text);
    CHECK(read(text).ast.layout == Layout::rounds);
    CHECK(read(text, Layout::numbered).ast.layout == Layout::numbered);
  }
  for (const std::string text :
       {"1.\nhomeworld y1 b2 g3 Ann\n2.\nhomeworld y3 b1 g3 Ben\n", "1)\nhomeworld y1 b2 g3 Ann\n1-0\n",
        "homeworld y1 b2 g3 Ann\n1...\npass\n", "1. homeworld y1 b2 g3 Ann\n1...\npass\n"}) {
    CAPTURE(text);
    CHECK(read(text).ast.layout != Layout::rounds);
  }
  CHECK(read("Layout: rounds\n\n1)\nhomeworld y1 b2 g3 Ann\n").ast.layout == Layout::rounds);
}

TEST_CASE("homeworlds rounds: marks begin turns, and the name of a homeworld is one of its words") {
  const auto reading = read(homes + "2.\nsacrifice g3 Ann\nbuild g1 Ann; build g1 Ann\n2...\npass\n1-0\n");
  CHECK(test::names_of(reading.findings).empty());
  REQUIRE(reading.ast.turns.size() == 4);
  CHECK(reading.slice(reading.ast.turns[1].number_span) == "1...");
  CHECK(reading.ast.turns[1].is_later_half);
  CHECK(reading.ast.turns[2].action_count == 3);
  CHECK(reading.slice(reading.ast.actions[0].system.span) == "Ann");
  REQUIRE(reading.ast.headers.size() == 1);
  CHECK(reading.ast.headers[0].is_last_line);
  CHECK(reading.slice(reading.ast.headers[0].value) == "1-0");
  // A name after anything else is a remark (homeworlds L14).
  CHECK(names_in(homes + "2.\nbuild g1 Ann\n(named Dust)\n2...\npass\n") == "comment-sign");
  CHECK(names_in("1.\nhomeworld y1 b2 g3 Ann\n(named Ann)\n1...\nhomeworld y3 b1 g3 Ben\n") == "comment-sign");
  // A result that is not the last line is none.
  CHECK(names_in(homes + "1-0\n2.\npass\n") == "unknown-verb");
}

TEST_CASE("homeworlds rounds: marks follow each other") {
  CHECK(names_in(homes + "2.\npass\n3.\npass\n") == "turn-number");
  CHECK(names_in(homes + "2.\npass\n3...\npass\n4.\npass\n") == "turn-number");
  CHECK(names_in("Players: A, B, C\n\n1.\nhomeworld y1 b2 g3 A\n1...\nhomeworld y3 b1 g3 B\n1...\n"
                 "homeworld y2 b2 g3 C\n2.\npass\n") == "");
}

TEST_CASE("homeworlds rounds: printing keeps the layout, and writes one action a line") {
  const std::string text = "Event: x\n\n" + homes + "\n2.\nsacrifice g3 Ann\nbuild g1 Ann\n2...\npass  # so\n\n1-0\n";
  CHECK(check_printing(text) == text);
  CHECK(check_printing("1.\nh y1 b2 g3 Ann *\n1... H Y3 B1 G3 (named Ben)\n3.\nb g1 Ann\n3... b g1 Ben\n4.\ns g1 Ann / "
                       "b g1 Ann *\n0-1") ==
        "1.\nhomeworld y1 b2 g3\n(named Ann) *\n1...\nhomeworld y3 b1 g3\n(named Ben)\n2.\nbuild g1 Ann\n"
        "2...\nbuild g1 Ben\n3.\nsacrifice g1 Ann\nbuild g1 Ann *\n0-1\n");
  CHECK(check_printing(homes + "2.\nbuild  G7 Ann\n2...\n") == homes + "2.\nbuild  G7 Ann\n2...\n");
}
