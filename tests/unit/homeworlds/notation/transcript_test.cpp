// What is said in a transcript is no play, whatever it looks like (homeworlds 3.3, `sdg`).

#include "support/catch.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;

namespace {

test::HomeworldsReading read_transcript(const std::string& text) {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::sdg;
  return test::read_homeworlds(text, options);
}

}  // namespace

TEST_CASE("homeworlds syntax: a remark in a transcript may begin as a position does") {
  const test::HomeworldsReading reading = read_transcript(
      "Started: today\n<both> hello;\n1) Sam: Homeworld Y3 B1 G3\n <3 that;\n2) Ray: Homeworld B3 Y2 G3\n");
  CHECK(test::names_of(reading.findings) == "");
  CHECK(reading.ast.position.empty());
  CHECK(reading.ast.comments.size() == 3);
  CHECK(reading.ast.turns.size() == 2);
}

TEST_CASE("homeworlds syntax: a position in a transcript stands before everything else") {
  CHECK_FALSE(read_transcript("<0>; A(0,r1b2)g3-; B(1,g1)-y3\n1) Sam: Build G1 A\n").ast.position.empty());
  CHECK(test::names_of(read_transcript("<0>; A(0,r1b2)g3-; B(1,g1)-y3\n<0>\n1) Sam: Build G1 A\n").findings) ==
        "second-position");
}
