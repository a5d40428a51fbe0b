// How the moves of a text are played (hive-notations 4.1), whatever the text looks like: here each move is a word that
// stands for itself.

#include "hive/verdicts/replay.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"
#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/hive/uhp_parsing.hpp"

using namespace plyglot;
using hive::uhp::Dialect;

namespace {

// A replay of moves in the spelling of UHP. What is wrong with the spelling itself is not part of the replay.
struct Played {
  std::string report;
  hive::Record record;
};
Played played(const std::string& moves, Dialect dialect = Dialect::mzinga, hive::RuleOptions options = {},
              hive::GameType type = {}) {
  test::UhpParsing parsing;
  parsing.parse(moves);
  const text::Source source{"moves", moves};
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  Played result;
  result.record.type = type;
  hive::Replay replay(source, hive::uhp::replay_style(dialect), options, result.record, reporter);
  const std::vector<hive::WrittenMove>& written = parsing.ast().moves;
  for (std::size_t i = 0; i < written.size(); ++i) replay.play(written, i);
  replay.finish();
  reporter.finish();
  result.report = test::report_of(findings);
  return result;
}

}  // namespace

TEST_CASE("replay: the first piece is at (0, 0), and the others where their references say") {
  const Played it = played("wS1;bS1 wS1/;wQ -wS1;bQ bS1-");
  CHECK(it.report.empty());
  REQUIRE(it.record.plies.size() == 4);
  CHECK(it.record.plies[0].to == hive::Cell{0, 0});
  CHECK(it.record.plies[1].to == board::neighbour({0, 0}, board::north_east));
  CHECK(it.record.plies[2].to == board::neighbour({0, 0}, board::west));
  CHECK(it.record.plies[1].span == text::Span{4, 12});
  CHECK(it.record.plies[1].piece_span == text::Span{4, 7});
  CHECK(it.record.plies[1].written == hive::Reference{0 + 1, board::north_east});
  CHECK_FALSE(it.record.plies[0].written);
  CHECK(it.record.outcome == hive::Outcome::in_progress);
  CHECK(it.record.is_sound);
}

TEST_CASE("replay: a covered piece is a reference at the level of the ground") {
  // The beetle on the queen: beside the queen means beside the stack.
  const Played it = played("wB1;bS1 wB1-;wQ -wB1;bQ bS1-;wB2 -wQ;bA1 bQ-;wB2 wQ;bA2 bA1-;wA1 -wQ");
  CHECK(it.report.empty());
  CHECK(it.record.plies.back().to == board::neighbour(it.record.plies[2].to, board::west));
}

TEST_CASE("replay: a reference to the piece that moves means its cell before the move (N3)") {
  const Played it = played("wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ wQ\\");
  CHECK(it.report == "uhp/self-reference warning 32-35\n");
  CHECK(it.record.plies.size() == 5);
  CHECK(played("wS1;bS1 wS1-;wA1 wA1-").report == "uhp/unknown-reference error 17-20\n");
  // Onto itself: it would stay where it is.
  const std::string own_cell = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ wQ";
  CHECK(played(own_cell).report == "hive/no-move error 29-34\nuhp/self-reference warning 32-34\n");
}

TEST_CASE("replay: a direction onto a piece is a climb for those that can (N4)") {
  const std::string before = "wB1;bB1 wB1-;wQ -wB1;bQ bB1-;wB2 -wQ;bB2 bQ-;";
  CHECK(played(before + "wB2 -wB1").report == "uhp/direction-to-occupied warning 49-53\n");
  CHECK(played(before + "wB2 -wB1", Dialect::hivegame).report.empty());
  CHECK(played("wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ -bS1").report == "hive/destination-occupied error 29-36\n");
  // A piece from the hand does not climb.
  CHECK(played(before + "wA1 -wB1").report == "hive/placement-on-occupied error 45-53\n");
}

TEST_CASE("replay: on top of a covered piece means on top of its stack (N5)") {
  const std::string before = "wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ;";
  const Played it = played(before + "wB2 -wB1;bB2 bB1-;wB2 wQ");
  CHECK(it.report == "uhp/not-top-reference warning 81-83\n");
  CHECK(it.record.plies.back().to == it.record.plies[2].to);
  // A piece that lies on its reference and would go onto it again stays where it is.
  CHECK(played(before + "wB1 wQ").report == "hive/no-move error 59-65\n");
}

TEST_CASE("replay: a refused move may be corrected by the next, of the same colour (N9)") {
  // Not legal, then another of White.
  Played it = played("wS1;bS1 wS1-;wQ bS1-;wQ -wS1;bQ bS1-");
  CHECK(it.report == "hive/placement-touches-enemy error 13-20\n");
  CHECK(it.record.plies.size() == 4);
  CHECK_FALSE(it.record.is_sound);
  // The reference was wrong.
  it = played("wS1;bS1 wA1-;bS1 wS1-");
  CHECK(it.report == "uhp/unknown-reference error 8-11\n");
  CHECK(it.record.plies.size() == 2);
  // Twice refused, then corrected: no reading of the first is confirmed, and what follows is not judged.
  it = played("wS1;bS1 wA1-;bS1 wA2-;bS1 wS1-");
  CHECK(it.report == "uhp/unknown-reference error 8-11\n");
  CHECK(it.record.plies.size() == 1);
}

TEST_CASE("replay: otherwise it stops, and says where once (N9)") {
  // The next is of the other colour: play goes on with a reading of the refused one.
  Played it = played("wS1;bS1 wS1-;wQ bS1-;bQ bS1/;wA1 -wS1");
  CHECK(it.report == "hive/placement-touches-enemy error 13-20\n");
  CHECK(it.record.plies.size() == 5);
  CHECK(it.record.refused_after == 2);
  // The refused one could not be read.
  it = played("wS1;bS1 wS9-;bS1 wS1-");
  CHECK(it.report == "");
  // The next one cannot: the one after it is the first that can.
  it = played("wS1;bS1 wA1-;hello;bS1 wS1-;pass");
  CHECK(it.report == "uhp/unknown-reference error 8-11\n");
  // A pass corrects nothing, and nothing corrects a pass.
  it = played("wS1;pass;bS1 wS1-");
  CHECK(it.report == "hive/pass-with-moves error 4-8\n");
  it = played("wS1;bS1 wA1-;pass");
  CHECK(it.report == "uhp/unknown-reference error 8-11\n");
  // Nothing follows.
  CHECK(played("wS1;bS1 wA1-").report == "uhp/unknown-reference error 8-11\n");
}

TEST_CASE("replay: a move in another convention is refused where it is (N9)") {
  // From ply 7 on the colours are exchanged. In ply 12 `wG2` means Black's, which is not on the board, and White's is.
  const std::string moves =
      "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;bG1 /bQ;wG1 wA1-;bB1 -bA1;wB1 wG1-;bG2 /bA1;wS2 wG2-;bA2 -bB1";
  const Played it = played(moves);
  const std::size_t first = moves.find("bG1 /bQ");
  const std::size_t second = moves.find("wG2-");
  CHECK(it.report == "hive/wrong-side error " + std::to_string(first) + '-' + std::to_string(first + 7) +
                         "\nuhp/unknown-reference error " + std::to_string(second) + '-' + std::to_string(second + 3) +
                         '\n');
}

TEST_CASE("replay: a missing separator stops nothing (N9)") {
  const Played it = played("wS1;bS1 wS1- wQ -wS1;bQ bS1-");
  CHECK(it.report == "");
  CHECK(it.record.plies.size() == 4);
}

TEST_CASE("replay: the first move has no reference (U9)") {
  CHECK(played("wS1 bS1;bS1 wS1-").report == "uhp/reference-on-first-move warning 3-7\n");
  CHECK(played("wS1 .;bS1 wS1-").report == "uhp/dot-reference warning 3-5\n");
  CHECK(played("wS1;bS1").report == "uhp/missing-reference error 4-7\n");
  CHECK(played("wS1;bS1 .").report == "uhp/missing-reference error 8-9\n");
  // After a refused first move the board is still empty, and nothing after it is judged.
  CHECK(played("bS1;bA1 bS1-").report == "hive/wrong-side error 0-3\n");
  // A custom that is broken does not keep the piece from being the first.
  CHECK(played("wQ wS1;bS1 wQ-").report ==
        "hive/queen-on-first-turn warning 0-6\nuhp/reference-on-first-move warning 2-6\n");
}

TEST_CASE("replay: a threefold repetition is said where the players agreed upon that, and the game goes on") {
  hive::RuleOptions options;
  options.repetition = hive::Repetition::threefold;
  std::string moves = "wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
  for (int i = 0; i < 3; ++i) moves += ";wQ \\wA1;bQ bA1/;wQ -wA1;bQ bA1-";
  CHECK(played(moves).record.outcome == hive::Outcome::in_progress);
  const Played it = played(moves, Dialect::mzinga, options);
  // At ply 12; once.
  CHECK(it.report == "hive/threefold info 85-92\n");
  CHECK(it.record.plies.size() == 16);
  CHECK(it.record.outcome == hive::Outcome::draw);
  CHECK(played(moves + ";wA2 -wQ", Dialect::mzinga, options).record.outcome == hive::Outcome::in_progress);
}

TEST_CASE("replay: the game type decides which pieces there are") {
  CHECK(played("wL").report == "hive/piece-not-in-gametype error 0-2\n");
  CHECK(played("wL", Dialect::mzinga, {}, hive::GameType{false, true, false}).report.empty());
  // A piece that the game does not have is not a reference.
  CHECK(played("wS1;bS1 wL-").report == "uhp/unknown-reference error 8-10\n");
}

TEST_CASE("replay: a game type is inferred from what readable moves move (N8)") {
  test::UhpParsing parsing;
  parsing.parse("wL;bS1 wM-;bP9 wL-;wP wL-;pass");
  CHECK(hive::uhp::inferred_game_type(parsing.ast().moves) == hive::GameType{false, true, true});
}
