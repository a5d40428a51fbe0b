// Remarks in a transcript are not play, whatever they look like (homeworlds 3.3, `sdg`).

#include "support/checks/catch.hpp"
#include "support/homeworlds/findings.hpp"
#include "support/homeworlds/games.hpp"
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

namespace {

// With the severity, as the tool shows them.
std::string names_of_play(const std::string& turns) {
  const std::string head =
      "Participants: Ann (N), Ben (S)\n\n1) Ann: Homeworld Y3 B1 G3\n\n2) Ben: Homeworld G2 R1 B3\n\n";
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::sdg;
  const std::string report = test::report_of(test::homeworlds_game(head + turns, options));
  std::string names;
  for (std::size_t at = 0; at < report.size(); at = report.find('\n', at) + 1) {
    names += report.substr(at, report.rfind(' ', report.find('\n', at)) - at) + '\n';
  }
  return names;
}

constexpr const char* later_turns = "5) Ann: Trade G1 Y1 Ann\n\n6) Ben: Build B1 Ben\n";

}  // namespace

TEST_CASE("homeworlds L13: an action in chat that is play for certain is one error") {
  const std::string turn = "3) Ann: Build G1 Ann\n\n";
  CHECK(names_of_play(turn + "4) Ben: Build B1 Ben\n\n" + later_turns) == "");
  const std::string unread = "homeworlds/ignored-command error\n";
  // Without the handle, with an unknown handle below chat, indented, without the number.
  CHECK(names_of_play(turn + "4) Build B1 Ben\n\n" + later_turns) == unread);
  CHECK(names_of_play(turn + "4) build b1 ben\n\n" + later_turns) == unread);
  CHECK(names_of_play(turn + "\tAnn: hi\n4) Bne: Build B1 Ben\n\n" + later_turns) == unread);
  CHECK(names_of_play(turn + " 4) Build B1 Ben\n\n" + later_turns) == unread);
  CHECK(names_of_play(turn + "Ben: Build B1 Ben\n\n" + later_turns) == unread);
  CHECK(names_of_play(turn + "\tAnn: hi\nBuild B1 Ben\n\n" + later_turns) == unread);
}

TEST_CASE("homeworlds L13: what people say of moves is chat") {
  const std::string turn = "3) Ann: Build G1 Ann\n\n";
  for (const std::string chat : {"\tAnn: build b1 Ben", "\tAnn: build b1", "1) build b1 Ben", "\tAnn: Pass",
                                 "\tBen: Build B1 Ben was better", "\tAnn: Homeworld Y3", "\tAnn: sacrifice y2 Ann"}) {
    CAPTURE(chat);
    CHECK(names_of_play(turn + chat + "\n4) Ben: Build B1 Ben\n\n" + later_turns) == "");
  }
}

TEST_CASE("homeworlds 3.3: a transcript of headers alone is a game that has not begun") {
  const std::string head = "Homeworlds Online (SDG# 7)\nVariants: \"Binary\"\nParticipants: Ann (N), Ben (S)\n";
  for (const std::string& text : {head, head + "\n\nWinner: Ann\n", std::string("Participants: Ann (N), Ben (S)")}) {
    CAPTURE(text);
    const auto read = read_transcript(text);
    CHECK(test::names_of(read.findings) == "");
    CHECK(read.ast.players.size() == 2);
    CHECK(read.ast.turns.empty());
    CHECK(read.ast.comments.empty());
  }
  // Above the first turn, any other line is a comment.
  CHECK(read_transcript("Participants: Ann and Ben\n").ast.comments.size() == 1);
  // Bare lines are turns.
  CHECK(read_transcript(head + "Build G1 Ann\n").ast.turns.size() == 1);
}
