// From commands to plies: what becomes of the board, and what is said about it.

#include "support/checks/catch.hpp"
#include "support/hive/sgf_reading.hpp"

#include <initializer_list>

using namespace plyglot;
using hive::Outcome;

namespace {

// A file with these nodes, each on a line of its own.
std::string file(std::initializer_list<std::string> nodes, const std::string& headers = "SU[hive]RE[]") {
  std::string text = "(;" + headers + "P0[id \"Ann\"]P1[id \"Bob\"]\n";
  std::size_t number = 0;
  for (const std::string& node : nodes)
    text += ';' + node.substr(0, 3) + std::to_string(++number) + node.substr(3) + "]\n";
  return text + ")\n";
}

struct Read {
  std::string game;
  std::string said;
  test::SgfReading reading;
};

// The findings but the one about the empty result, with the text that each one marks.
Read read(const std::string& text, const hive::RuleOptions& options = {}) {
  Read result;
  result.reading.read(text, options);
  result.game = result.reading.game_string(true);
  for (const auto& finding : result.reading.findings()) {
    const std::string name(diagnostics::catalogue_entry(finding.id).name);
    if (name == "boardspace-sgf/unknown-winner" && finding.span.empty()) continue;
    result.said += name + " {" + text.substr(finding.span.begin, finding.span.size()) + "}\n";
  }
  return result;
}

// `P0[` and the command; the number is put in by `file`.
const std::string first = "P0[ move W wG1 M 13 .";
const std::string done0 = "P0[ done";
const std::string second = "P1[ move B bG1 N 13 wG1-";
const std::string done1 = "P1[ done";
const std::initializer_list<std::string> stuck = {"P0[ movedone W wB1 M 13 .",   "P1[ movedone B bG1 M 12 wB1\\\\",
                                                  "P0[ movedone W wQ N 14 wB1/", "P1[ movedone B bQ N 12 bG1-",
                                                  "P0[ movedone W wA1 O 14 wQ-", "P1[ movedone B bQ N 13 wQ\\\\",
                                                  "P0[ movedone W wB1 M 12 bG1."};

std::string stuck_and(std::initializer_list<std::string> more) {
  std::string text = file(stuck);
  text.resize(text.size() - 2);
  std::size_t number = stuck.size();
  for (const std::string& node : more)
    text += ';' + node.substr(0, 3) + std::to_string(++number) + node.substr(3) + "]\n";
  return text + ")\n";
}

// White wins by these.
const std::initializer_list<std::string> won = {
    "P0[ movedone W wA1 M 13 .",   "P1[ movedone B bB1 N 13 wA1-", "P0[ movedone W wS1 M 14 \\\\wA1",
    "P1[ movedone B bQ O 14 bB1/", "P0[ movedone W wG1 N 15 wS1/", "P1[ movedone B bQ N 14 wG1\\\\",
    "P0[ movedone W wQ O 16 wG1/", "P1[ movedone B bB2 O 14 bB1/", "P0[ movedone W wQ O 15 \\\\bB2"};

}  // namespace

TEST_CASE("boardspace-sgf play: the worked example of the specification") {
  const auto it = read(
      "(;SU[hive]RE[]; P0[1 pick W 2 wG1]\n; P0[2 dropb wG1 M 13 .]\n; P0[3 done]\n; P1[4 pick B 3 bB1]\n"
      "; P1[5 dropb bB1 N 14 wG1/]\n; P1[6 pickb N 14 bB1]\n; P1[7 dropb bB1 N 13 wG1-]\n; P1[8 done])");
  CHECK(it.game == "Base;InProgress;White[2];wG1;bB1 wG1-");
  CHECK(it.said == "boardspace-sgf/repositioned {dropb bB1 N 14 wG1/}\n");
  const auto& found = it.reading.finding("boardspace-sgf/repositioned");
  CHECK(found.message == "`bB1` at `N 14` is taken back before the turn is ended");
  REQUIRE(found.labels.size() == 1);
  CHECK(found.labels[0].text == "this is played instead");
}

TEST_CASE("boardspace-sgf play: spans of plies and references that are kept") {
  const std::string text = file({first, done0, second, done1});
  const auto it = read(text);
  REQUIRE(it.reading.record().plies.size() == 2);
  const hive::Ply& ply = it.reading.record().plies[1];
  CHECK(text.substr(ply.span.begin, ply.span.size()) == "move B bG1 N 13 wG1-");
  CHECK(text.substr(ply.piece_span.begin, ply.piece_span.size()) == "bG1");
  CHECK(ply.written.has_value());
  CHECK_FALSE(it.reading.record().plies[0].written);
  CHECK(it.reading.record().is_sound);
}

TEST_CASE("boardspace-sgf play: the grid decides about the cell") {
  const auto it = read(file({first, done0, "P1[ move B bG1 N 13 wG1/", done1}));
  CHECK(it.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
  CHECK(it.said == "boardspace-sgf/reference-mismatch {wG1/}\n");
  const auto& found = it.reading.finding("boardspace-sgf/reference-mismatch");
  CHECK(found.message == "`wG1/` means another cell than `N 13`");
  CHECK(found.label == "this means the cell north-east of `wG1`");
  REQUIRE(found.labels.size() == 1);
  CHECK(found.labels[0].text == "the grid says the cell east of `wG1`");
}

TEST_CASE("boardspace-sgf play: references that mean no cell") {
  for (const std::string reference : {"wA1-", "bG1-", "-wG1-", "wG9-", "wG-"}) {
    CAPTURE(reference);
    const auto it = read(file({first, done0, "P1[ move B bG1 N 13 " + reference, done1}));
    CHECK(it.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
    CHECK(it.said == "boardspace-sgf/reference-mismatch {" + reference + "}\n");
    CHECK(it.reading.finding("boardspace-sgf/reference-mismatch").message ==
          "`" + reference + "` means no cell of the board");
  }
}

TEST_CASE("boardspace-sgf play: a text that is not a reference does not change the move") {
  for (const std::string reference : {"..", "wX1-", "\\\\\\\\wG1", "wG1--", "+wG1", "east of wG1", "wG1 -"}) {
    CAPTURE(reference);
    const auto it = read(file({first, done0, "P1[ move B bG1 N 13 " + reference, done1}));
    CHECK(it.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
    CHECK(it.said == "boardspace-sgf/reference-mismatch {" + reference + "}\n");
    CHECK_FALSE(it.reading.ast().is_strict);
    const auto& found = it.reading.finding("boardspace-sgf/reference-mismatch");
    CHECK(found.message.find("is not a reference") != std::string::npos);
    REQUIRE(found.labels.size() == 1);
    CHECK(found.labels[0].text == "the grid says the cell east of `wG1`");
  }
  // Blanks at the end are none.
  CHECK(read(file({"P0[ move W wG1 M 13 .  ", done0, "P1[ move B bG1 N 13  ", done1})).said.empty());
}

TEST_CASE("boardspace-sgf play: a piece is taken from a rack by its place alone") {
  const auto it =
      read(file({"P0[ pick wr 2", "P0[ dropb g1 N 13 .", done0, "P1[ pick br 3", "P1[ dropb b1 O 13 g1-", done1}));
  CHECK(it.game == "Base;InProgress;White[2];wG1;bB1 wG1-");
  CHECK(it.said == "boardspace-sgf/colourless-piece {g1}\n");
  CHECK(it.reading.ast().is_strict);
  CHECK(read(file({"P0[ pick wr 2 G1", "P0[ dropb wG1 N 13 .", done0})).said.empty());
}

TEST_CASE("boardspace-sgf play: a reference without colour is that of either colour") {
  CHECK(read(file({first, done0, "P1[ move B bG1 N 13 g1-", done1})).said.empty());
  CHECK(read(file({first, done0, "P1[ move B bG1 N 13 g1/", done1})).said ==
        "boardspace-sgf/reference-mismatch {g1/}\n");
}

TEST_CASE("boardspace-sgf play: references that are left out") {
  const auto it = read(file({first, done0, "P1[ move B bG1 N 13 .", done1}));
  CHECK(it.said == "boardspace-sgf/omitted-reference {.}\n");
  CHECK(it.reading.finding("boardspace-sgf/omitted-reference").labels.at(0).text == "this is the cell east of `wG1`");
  CHECK(read(file({first, done0, "P1[ move B bG1 N 13", done1})).said.empty());
  // Onto another piece the dot is all there is to say.
  CHECK(read(stuck_and({})).said.empty());
}

TEST_CASE("boardspace-sgf play: pieces without colours") {
  const auto it = read(file({"P0[ pick w 2 G1", "P0[ dropb g1 N 13 .", done0, "P1[ pick b 4 B1",
                             "P1[ dropb b1 O 13 g1-", "P1[ pickb O 13 b1", "P1[ dropb b1 M 13 -wG1", done1}));
  CHECK(it.game == "Base;InProgress;White[2];wG1;bB1 -wG1");
  CHECK(it.said == "boardspace-sgf/colourless-piece {g1}\nboardspace-sgf/repositioned {dropb b1 O 13 g1-}\n");
  CHECK(it.reading.finding("boardspace-sgf/colourless-piece").message == "`g1` has no colour; here it is white");
}

TEST_CASE("boardspace-sgf play: passes that are written, meant and left out") {
  const std::string next = "P0[ movedone W wA2 P 14 wA1-";
  const std::string game =
      "Base;InProgress;Black[5];wB1;bG1 wB1\\;wQ wB1/;bQ bG1-;wA1 wQ-;bQ wQ\\;wB1 bG1;pass;wA2 wA1-";
  const auto written = read(stuck_and({"P1[ pass", done1, next}));
  CHECK(written.game == game);
  CHECK(written.said.empty());
  const auto meant = read(stuck_and({done1, next}));
  CHECK(meant.game == game);
  CHECK(meant.said == "boardspace-sgf/implicit-pass {done}\n");
  const auto left_out = read(stuck_and({next}));
  CHECK(left_out.game == game);
  CHECK(left_out.said == "boardspace-sgf/missing-pass {}\n");
  const auto& found = left_out.reading.finding("boardspace-sgf/missing-pass");
  CHECK(stuck_and({next}).substr(found.span.begin, 13) == "movedone W wA");
  CHECK(found.message == "Black cannot move: a pass is played before this move");
}

TEST_CASE("boardspace-sgf play: a pass of a side that can move is not legal, however it is written") {
  const auto written = read(file({first, done0, second, done1, "P0[ pass", done0, "P1[ move B bQ O 13 bG1-", done1}));
  CHECK(written.said == "hive/pass-with-moves {pass}\n");
  const auto meant = read(file({first, done0, second, done1, done0}));
  CHECK(meant.said == "boardspace-sgf/implicit-pass {done}\nhive/pass-with-moves {done}\n");
  CHECK_FALSE(meant.reading.record().is_sound);
}

TEST_CASE("boardspace-sgf play: draw offers and the words done after them") {
  const auto it = read(file({first, done0, "P1[ offerdraw", done1, "P0[ declinedraw", done0, second, done1}));
  CHECK(it.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
  CHECK(it.said.empty());
  const auto again = read(file({first, done0, "P1[ offerdraw", done1, done0}));
  CHECK(again.said == "boardspace-sgf/stray-done {done}\n");
}

TEST_CASE("boardspace-sgf play: what comes after the end does not count") {
  const auto drawn =
      read(file({first, done0, "P1[ offerdraw", done1, "P0[ acceptdraw", done0, second, done1}, "SU[hive]"));
  CHECK(drawn.game == "Base;InProgress;Black[1];wG1");
  CHECK(drawn.reading.record().result == Outcome::draw);
  CHECK(drawn.reading.finding("boardspace-sgf/missing-result").labels.at(0).text == "the draw was agreed");
  const auto resigned = read(file({first, "P1[ resign", done0}, "SU[hive]RE[Game won by Ann]"));
  CHECK(resigned.reading.record().result == Outcome::white_wins);
  CHECK(resigned.said ==
        "boardspace-sgf/result-not-on-board {Game won by Ann}\nboardspace-sgf/uncommitted-drop {move W wG1 M 13 .}\n");
  const auto contradicted = read(file({first, done0, "P1[ resign"}, "SU[hive]RE[Game won by Bob]"));
  CHECK(contradicted.said == "boardspace-sgf/result-mismatch {Game won by Bob}\n");
  CHECK(contradicted.reading.finding("boardspace-sgf/result-mismatch").message ==
        "the result says that Black won, but Black resigned");
  CHECK(contradicted.reading.record().result == Outcome::black_wins);
}

TEST_CASE("boardspace-sgf play: a game that ends on the board") {
  CHECK(read(file(won, "SU[hive]RE[Game won by Ann]")).said.empty());
  const auto wrong = read(file(won, "SU[hive]RE[Game won by Bob]"));
  CHECK(wrong.said == "boardspace-sgf/result-mismatch {Game won by Bob}\n");
  CHECK(wrong.reading.finding("boardspace-sgf/result-mismatch").message ==
        "the result says that Black won, but White won on the board");
  CHECK(read(file(won, "SU[hive]RE[The game is a draw]")).said ==
        "boardspace-sgf/result-mismatch {The game is a draw}\n");
}

TEST_CASE("boardspace-sgf play: after the end on the board") {
  std::string text = file(won, "SU[hive]RE[Game won by Ann]");
  text.resize(text.size() - 2);
  CHECK(read(text + ";P1[10 done])").said == "boardspace-sgf/stray-done {done}\n");
  CHECK(read(text + ";P1[10 move B bB1 O 13 .];P1[11 done])").said == "hive/game-over {move B bB1 O 13 .}\n");
}

TEST_CASE("boardspace-sgf play: moves that are not ended") {
  const auto it = read(file({first, done0, second}));
  CHECK(it.game == "Base;InProgress;Black[1];wG1");
  CHECK(it.said == "boardspace-sgf/uncommitted-drop {move B bG1 N 13 wG1-}\n");
  CHECK(read(file({first, done0, "P1[ pass"})).said == "boardspace-sgf/uncommitted-drop {pass}\n");
  CHECK(read(file({first, done0, done0})).said == "boardspace-sgf/stray-done {done}\n");
}

TEST_CASE("boardspace-sgf play: commands of the wrong player are said once a turn") {
  const auto it = read(file({first, "P1[ pick B 2 bG1", "P1[ dropb bG1 N 13 wG1-", done1}));
  CHECK(it.said ==
        "boardspace-sgf/repositioned {move W wG1 M 13 .}\nboardspace-sgf/wrong-player {pick B 2 bG1}\n"
        "hive/wrong-side {dropb bG1 N 13 wG1-}\nboardspace-sgf/reference-mismatch {wG1-}\n");
  const auto& found = it.reading.finding("boardspace-sgf/wrong-player");
  CHECK(found.message == "this is a command of Black, but it is the turn of White");
  REQUIRE(found.labels.size() == 1);
  CHECK(found.labels[0].text == "this move was not ended with `done`");
}

TEST_CASE("boardspace-sgf play: after a move that was refused") {
  // The same side puts it right.
  const auto fixed = read(file({first, done0, "P1[ move B bG1 R 13 wG1-", done1, second, done1}));
  CHECK(fixed.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
  CHECK(fixed.said == "hive/placement-detached {move B bG1 R 13 wG1-}\nboardspace-sgf/reference-mismatch {wG1-}\n");
  // The other side plays on: the board is unknown.
  const auto stopped = read(file({first, done0, "P1[ move B bG1 R 13 .", done1, "P0[ move W wQ L 13 -wG1", done0, done0,
                                  "P1[ move B bQ N 13", done1}));
  CHECK(stopped.game == "Base;InProgress;Black[1];wG1");
  CHECK(stopped.said.find("boardspace-sgf/wrong-player") == std::string::npos);
  CHECK(stopped.reading.finding("hive/placement-detached").notes ==
        std::vector<std::string>{"the moves after it are checked for their spelling only, not for their play"});
}

TEST_CASE("boardspace-sgf play: after what cannot be read") {
  // It was taken back before the turn was ended: nothing is lost.
  const auto replaced = read(file({first, done0, "P1[ dropb bG1 13 N", second, done1}));
  CHECK(replaced.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
  CHECK(replaced.said == "boardspace-sgf/bad-node {;P1[3 dropb bG1 13 N]}\n");
  CHECK_FALSE(replaced.reading.record().is_sound);
  // It was played.
  const auto lost = read(file({first, done0, "P1[ dropb bG1 13 N", done1, "P0[ move W wQ L 13 -wG1", done0}));
  CHECK(lost.game == "Base;InProgress;Black[1];wG1");
  CHECK(lost.said == "boardspace-sgf/bad-node {;P1[3 dropb bG1 13 N]}\n");
  // The end of the turn was in it.
  const auto unended = read(file({first, "P0[ done!", second, done1}));
  CHECK(unended.said == "boardspace-sgf/bad-node {;P0[2 done!]}\n");
}

TEST_CASE("boardspace-sgf play: the first queen where the players agreed upon it") {
  const std::string text = file({"P0[ move W wQ M 13 .", done0});
  CHECK(read(text).said == "hive/queen-on-first-turn {move W wQ M 13 .}\n");
  CHECK(read(text).reading.findings().front().fix == std::nullopt);
  hive::RuleOptions options;
  options.queen_first = true;
  CHECK(read(text, options).said.empty());
}

TEST_CASE("boardspace-sgf play: rows far away") {
  const auto it = read(file({"P0[ move W wG1 A 99999999999 .", done0, "P1[ move B bG1 B 99999999999 .", done1}));
  CHECK(it.game == "Base;InProgress;White[2];wG1;bG1 wG1-");
}
