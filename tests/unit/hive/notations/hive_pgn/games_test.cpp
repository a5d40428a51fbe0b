// Comments in a line, numbers and several games: hive-notations P8 to P11.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/hostile_texts.hpp"

#include "hive/notations/hive_pgn/read/pgn_games.hpp"

#include <plyglot/game.hpp>

using namespace plyglot;

namespace {

using Lines = std::vector<std::string>;

const std::string tag = "[GameType \"Base\"]\n";
const std::string two_moves = "1. wS1\n2. bS1 wS1-\n";

Lines said_of_games(const std::string& moves) {
  test::GameSession session("hive-pgn");
  session.lint(tag + moves);
  Lines lines = test::said_about(tag + moves, session.findings());
  // Without the fix.
  for (std::string& line : lines) line = line.substr(0, std::min(line.find(" ~> "), line.find(" -> ")));
  return lines;
}

std::size_t plies(const std::string& text) {
  test::GameSession session("hive-pgn");
  session.read(text);
  return session.record().plies.size();
}

// The games of a file, and `-` for each blank line between them.
Lines games(const std::string& text) {
  Lines found;
  for (std::uint32_t at = 0; at < text.size();) {
    const notation::Unit unit = hive::hive_pgn::next_unit({"test", text, 0, 1}, at);
    found.push_back(unit.kind == notation::UnitKind::blank ? "-" : text.substr(at, unit.whole.end - at));
    at = unit.whole.end;
  }
  return found;
}

}  // namespace

TEST_CASE("hive-pgn: what follows a comment on a line is read") {
  CHECK(plies(tag + "1. wS1 {a} 2. bS1 wS1- {b} {c} 3. wQ -wS1\n") == 3);
  CHECK(plies(tag + "[White \"A\"] {a} 1. wS1 {b} (1. wG1 {c} 2. bG1 wG1-) 2. bS1 wS1-\n") == 2);
  CHECK(plies(tag + "1. wS1 {a} then came 2. bS1 wS1-\n") == 2);
  CHECK(said_of_games("1. wS1 {a} then\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with a move"});
  test::GameSession session("hive-pgn");
  session.read(tag + "1. wS1 {a} Draw {b}\n");
  CHECK(session.record().result == hive::Outcome::draw);
}

TEST_CASE("hive-pgn: text after a comment that is not read is an error if it may hold a move") {
  for (const auto& [text, is_error] : {std::pair{"good", false}, {"better than wA1!", true}, {"then bQ bS1-", true}}) {
    CAPTURE(text);
    test::GameSession session("hive-pgn");
    session.lint(tag + "1. wS1 {a} " + text + "\n");
    REQUIRE(session.findings().size() == 1);
    CHECK((session.findings()[0].severity == diagnostics::Severity::error) == is_error);
  }
}

TEST_CASE("hive-pgn: moves after the result are an error") {
  CHECK(said_of_games(two_moves + "InProgress\n1. wQ -wS1\n") ==
        Lines{"hive-pgn/text-after-result: `1. wQ -wS1` comes after the result and is not read"});
  for (const auto& [text, is_error] : {std::pair{"{a} wQ and so on", true}, {"pass", true}, {"see you", false}}) {
    CAPTURE(text);
    test::GameSession session("hive-pgn");
    session.lint(tag + two_moves + "InProgress\n" + text + "\n");
    REQUIRE(session.findings().size() == 1);
    CHECK((session.findings()[0].severity == diagnostics::Severity::error) == is_error);
  }
}

TEST_CASE("hive-pgn: a result below which the moves go on is one finding") {
  const std::string more = "3. wQ -wS1\n4. bQ bS1-\n";
  for (const std::string result : {"1-0", "0-1", "*", "1/2-1/2", "InProgress", "WhiteWins", "BlackWins", "Draw"}) {
    for (const std::string& between : {result + "\n", result + " {so far}\n", " " + result + "\n\n{so far}\n"}) {
      CAPTURE(between);
      const Lines said = said_of_games(two_moves + between + more + "InProgress\n");
      const auto is_about_result = [](const std::string& line) {
        return line.starts_with("hive-pgn/text-after-result");
      };
      CHECK(std::count_if(said.begin(), said.end(), is_about_result) == 1);
      CHECK(plies(tag + two_moves + between + more) == 4);
    }
    CHECK(said_of_games(two_moves + result + "\n" + more) ==
          Lines{"hive-pgn/text-after-result: the moves go on below the result `" + result + "`, which is not read"});
    CHECK(said_of_games(two_moves + "(\n2. bG1 -wS1\n" + result + "\n3. wQ wS1-\n)\n").size() == 1);
  }
  CHECK(plies(tag + "wS1\nbS1 wS1-\n1-0\nwQ -wS1\n") == 3);
  // What follows is not a move, or another game.
  CHECK(plies(tag + two_moves + "1-0\n3. wQ was strong\n") == 2);
  CHECK(plies(tag + two_moves + "1-0\n1. wQ -wS1\n") == 2);
}

TEST_CASE("hive-pgn: a comment between a number and its move is a matter of layout") {
  const Lines in_line{"hive-pgn/inline-comment: the comment shares its line with a move"};
  const std::string rest = "4. bQ bS1-\n";
  for (const std::string line : {"3. {well} wQ -wS1\n", "3.{well} wQ -wS1\n", "3. {well}wQ -wS1\n"}) {
    CAPTURE(line);
    const std::string text = tag + two_moves + line + rest;
    CHECK(said_of_games(two_moves + line + rest) == in_line);
    CHECK(plies(text) == 4);
    test::GameSession session("hive-pgn");
    session.lint(text);
    REQUIRE(session.findings()[0].fix);
    CHECK(session.findings()[0].fix->safety == diagnostics::Safety::safe);
    session.read(text);
    REQUIRE(session.record().comments.size() == 1);
    CHECK(session.record().comments[0].after_ply == 2);
    CHECK_FALSE(session.record().comments[0].is_beside_ply);
  }
  CHECK(plies(tag + "1. {a} {b} wS1 {c}\n2. {d} bS1 wS1- {e} 3. {f} wQ -wS1\n") == 3);
  CHECK(plies(tag + two_moves + "3. wQ -wS1\n(3. {or} wA1 -wS1)\n" + rest) == 4);
  // There is no move.
  CHECK(said_of_games(two_moves + "3. {lost}\n").front() == "uhp/bad-move: there is no move after the number `3.`");
}

TEST_CASE("hive-pgn: a byte order mark where a line begins is skipped") {
  const std::string mark = "\xEF\xBB\xBF";
  const Lines inside{"hive-pgn/byte-order-mark: there is a byte order mark inside the text"};
  const std::string more = "3. wQ -wS1\n4. bQ bS1-\n";
  CHECK(said_of_games(two_moves + mark + more) == inside);
  CHECK(said_of_games(mark + two_moves + more) == inside);
  CHECK(said_of_games(two_moves + mark + "{a}\n" + more) == inside);
  CHECK(said_of_games(two_moves + mark + "\n" + more) == inside);
  CHECK(said_of_games(two_moves + mark + "InProgress\n") == inside);
  CHECK(said_of_games(mark + "[White \"A\"]\n" + two_moves) == inside);
  CHECK(plies(tag + two_moves + mark + more) == 4);
}

TEST_CASE("hive-pgn: letters in a number are one finding, and no fix counts otherwise") {
  const std::string more = "3. wQ -wS1\n4. bQ bS1-\n";
  for (const std::string line : {"l. wS1\n", "I. wS1\n", "|. wS1\n"}) {
    CAPTURE(line);
    test::GameSession session("hive-pgn");
    const std::string text = tag + line + "2. bS1 wS1-\n" + more;
    session.lint(text);
    REQUIRE(session.findings().size() == 1);
    CHECK(session.report().starts_with("hive-pgn/ply-number"));
    REQUIRE(session.findings()[0].fix);
    CHECK(session.findings()[0].fix->safety == diagnostics::Safety::recount);
    REQUIRE(session.findings()[0].fix->edits.size() == 1);
    CHECK(session.findings()[0].fix->edits[0].text == "1");
    CHECK(plies(text) == 4);
  }
  CHECK(said_of_games(two_moves + "l3. wQ -wS1\n4. bQ bS1-\n") ==
        Lines{"hive-pgn/ply-number: ply 3 has the number `l3`"});
  CHECK(said_of_games(two_moves + more + "lO. wA1 -wQ\n") == Lines{"hive-pgn/ply-number: ply 5 has the number `lO`"});
}

TEST_CASE("hive-pgn: a gap in the numbers is one finding") {
  const std::string more = "3. wQ -wS1\n4. bQ bS1-\n";
  CHECK(said_of_games(two_moves + "5. wQ -wS1\n6. bQ bS1-\n7. wA1 -wQ\n") ==
        Lines{"hive-pgn/ply-number: the numbers 3 to 4 are missing before `5.`"});
  CHECK(said_of_games(two_moves + more + "6. bA1 bQ-\n7. wA1 -wQ\n").size() == 1);
  CHECK(said_of_games(two_moves + more + "6. wA1 -wQ\n") ==
        Lines{"hive-pgn/ply-number: the number 5 is missing before `6.`"});
  CHECK(said_of_games(two_moves + "1. wQ -wS1\n2. bQ bS1-\n") == Lines{"hive-pgn/ply-number: `1.` comes after `2.`"});
  CHECK(said_of_games(two_moves + "7. wQ -wS1\n4. bQ bS1-\n") ==
        Lines{"hive-pgn/ply-number: ply 3 has the number `7`"});
  CHECK(said_of_games("1. wS1\n1... bS1 wS1-\n2. wQ -wS1\n2... bQ bS1-\n") ==
        Lines{"hive-pgn/ply-number: ply 2 has the number `1`: the numbers count pairs of moves"});
  CHECK(said_of_games("wS1\nbS1 wS1-\nwQ -wS1\n") == Lines{"hive-pgn/missing-ply-number: the plies have no numbers"});
}

TEST_CASE("hive-pgn: no safe fix changes a number or drops a mark") {
  for (const std::string& moves : {two_moves + "5. wQ -wS1\n6. bQ bS1-\n", two_moves + "7. wQ -wS1\n4. bQ bS1-\n",
                                   two_moves + "3. wQ -wS1!\n4. bQ bS1-\n5. wA1 -wQ\n"}) {
    CAPTURE(moves);
    test::GameSession session("hive-pgn");
    session.lint(tag + moves);
    REQUIRE(session.findings().size() == 1);
    REQUIRE(session.findings()[0].fix);
    CHECK(session.findings()[0].fix->safety != diagnostics::Safety::safe);
  }
}

TEST_CASE("hive-pgn: tags after the moves begin another game") {
  const std::string first = tag + "\n" + two_moves;
  CHECK(games(first + tag + "\n1. wG1\n") == Lines{first, tag + "\n1. wG1\n"});
  CHECK(games(first + "\n\n" + tag) == Lines{first, "-", "-", tag});
  CHECK(games(first + "InProgress\n[White \"A\"]\n\n1. wG1\n").size() == 2);
  CHECK(games(first + "[White \"A\"]\n{hm}\n[Black \"B\"]\n\nwG1\n").size() == 2);
  CHECK(games(first + "\xEF\xBB\xBF" + tag + "1. wG1\n").size() == 2);
  // A game without moves.
  CHECK(games(tag + "\n" + tag + two_moves) == Lines{tag, "-", tag + two_moves});
}

TEST_CASE("hive-pgn: other tags after the moves belong to the game") {
  const std::string first = tag + "\n" + two_moves;
  for (const std::string& after :
       Lines{"[White \"A\"]\n", "[White \"A\"]\n3. wQ -wS1\n", "[White \"A\"]\n[Black \"B\"]\n3. wQ -wS1\n",
             "[White \"A\"]\nwQ -wS1\n", "{\n" + tag + "}\n", "3. wQ -wS1 {a} " + tag,
             "[12:03] so?\n[12:04] yes\nwQ -wS1\n"}) {
    CAPTURE(after);
    CHECK(games(first + after).size() == 1);
  }
  CHECK(games("{first}\n\n" + tag + two_moves).size() == 1);
  CHECK(games(tag + tag + two_moves).size() == 1);
  CHECK(games("\n\n" + first + "\n\n").size() == 1);
}
