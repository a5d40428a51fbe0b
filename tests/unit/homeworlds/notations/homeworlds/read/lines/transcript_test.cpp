// Remarks in a transcript are not play, whatever they look like (homeworlds 3.3, `sdg`).

#include "support/checks/catch.hpp"
#include "support/homeworlds/findings.hpp"
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

TEST_CASE("homeworlds syntax: the participants of a transcript are as many as the position has players") {
  const std::string position = "<0>; A(0,r1b2)g3-; B(1,g1)-y3\n";
  const std::string turns = "1) Sam: Build G1 A\n2) Eve: Build Y1 B\n";
  CHECK(read_transcript(position + "Participants: Sam (N), Eve (S)\n" + turns).ast.players.size() == 2);
  const auto reading = read_transcript(position + "Participants: Sam (N), Ray (E), Eve (S)\n" + turns);
  CHECK(reading.ast.players.empty());
  CHECK(reading.ast.headers.size() == 1);
  CHECK(test::report_of(reading.findings) == "homeworlds/unknown-header-value error 44-69\n");
  CHECK(test::said_in(reading.text, homeworlds::Dialect::sdg).front() ==
        "homeworlds/unknown-header-value: `Participants` names another number of players than the position, which has "
        "2");
}

TEST_CASE("homeworlds syntax: a position in a transcript comes before everything else") {
  CHECK_FALSE(read_transcript("<0>; A(0,r1b2)g3-; B(1,g1)-y3\n1) Sam: Build G1 A\n").ast.position.empty());
  CHECK(test::names_of(read_transcript("<0>; A(0,r1b2)g3-; B(1,g1)-y3\n<0>\n1) Sam: Build G1 A\n").findings) ==
        "second-position");
}

TEST_CASE("homeworlds syntax: a participant of a transcript has a handle that can be seen") {
  const std::string turns = "1) Sam: Homeworld Y3 B1 G3\n";
  const auto padded = read_transcript("Participants: \tSam (N), Eve\f (S)\n" + turns);
  REQUIRE(padded.ast.players.size() == 2);
  CHECK(padded.text.substr(padded.ast.players[0].begin, padded.ast.players[0].size()) == "Sam");
  CHECK(padded.text.substr(padded.ast.players[1].begin, padded.ast.players[1].size()) == "Eve");
  CHECK(read_transcript("Participants: Sam (N), \f (S)\n" + turns).ast.headers.empty());
}
