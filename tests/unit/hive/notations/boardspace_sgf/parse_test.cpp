// What the parser makes of a file, and what it says of parts that it cannot read.

#include "support/checks/catch.hpp"
#include "support/hive/sgf_reading.hpp"

using namespace plyglot;
using hive::boardspace_sgf::Command;

namespace {

std::string said_by_parser(const std::string& text) {
  test::SgfReading reading;
  reading.parse(text);
  return reading.said();
}

std::string report_of_parser(const std::string& text) {
  test::SgfReading reading;
  reading.parse(text);
  return reading.report();
}

}  // namespace

TEST_CASE("boardspace-sgf parse: headers and commands") {
  test::SgfReading reading;
  const std::string text =
      " (;\nGM[27]VV[1]\nP0[id \"Ann\"]\n; P1[12 PMove w bA1 N 14 \\\\wG1] TM[5]\n; P0[13 Pickb N 14 a1];\nP0[time 0:1 "
      "]\n)\n ";
  reading.parse(text);
  CHECK(reading.said().empty());
  CHECK_FALSE(reading.ast().is_strict);
  REQUIRE(reading.ast().headers.size() == 4);
  CHECK(text.substr(reading.ast().headers[3].value.begin, 9) == "time 0:1 ");
  REQUIRE(reading.ast().actions.size() == 2);
  const auto& move = reading.ast().actions[0];
  CHECK(move.command == Command::put);
  CHECK(move.player == hive::Colour::black);
  CHECK(move.colour == hive::Colour::white);
  CHECK(move.piece.colour == hive::Colour::black);
  CHECK(move.piece.kind == hive::BugKind::ant);
  CHECK(move.column == 13);
  CHECK(move.row == 14);
  CHECK(move.reference.left_mark == '\\');
  CHECK(move.reference.right_mark == 0);
  CHECK(text.substr(move.span.begin, move.span.size()) == "PMove w bA1 N 14 \\\\wG1");
  CHECK(text.substr(move.place.begin, move.place.size()) == "N 14");
  CHECK_FALSE(reading.ast().actions[1].piece.colour);
  CHECK(reading.ast().details == move.span);
}

TEST_CASE("boardspace-sgf parse: a beetle without colour is not a black piece without a kind") {
  test::SgfReading reading;
  reading.parse("(;;P0[1 dropb b1 M 13 bP];P0[2 dropb bb1 M 13 .])");
  REQUIRE(reading.ast().actions.size() == 2);
  CHECK_FALSE(reading.ast().actions[0].piece.colour);
  CHECK(reading.ast().actions[0].piece.kind == hive::BugKind::beetle);
  CHECK(reading.ast().actions[0].reference.piece->kind == hive::BugKind::pillbug);
  CHECK(reading.ast().actions[1].piece.colour == hive::Colour::black);
}

TEST_CASE("boardspace-sgf parse: every command word, in any case") {
  const std::string words[] = {"Start P0",
                               "PICK W 2 wG1",
                               "pickB M 13 wG1",
                               "DropB wG1 M 13 .",
                               "pdropb wG1 M 13",
                               "Move W wG1 M 13",
                               "PMOVE W wG1 M 13 bA1.",
                               "movedone W wG1 M 13",
                               "PmoveDone b A1 M 1",
                               "Pass",
                               "DONE",
                               "Resign",
                               "OfferDraw",
                               "AcceptDraw",
                               "DeclineDraw"};
  const Command commands[] = {Command::start,        Command::pick,        Command::pickb,       Command::put,
                              Command::put,          Command::put,         Command::put,         Command::put_and_done,
                              Command::put_and_done, Command::pass,        Command::done,        Command::resign,
                              Command::offer_draw,   Command::accept_draw, Command::decline_draw};
  test::SgfReading reading;
  for (std::size_t i = 0; i < std::size(words); ++i) {
    CAPTURE(words[i]);
    reading.parse("(;GM[27]; P0[1 " + words[i] + "])");
    CHECK(reading.said().empty());
    CHECK(reading.ast().is_strict);
    REQUIRE(reading.ast().actions.size() == 1);
    CHECK(reading.ast().actions[0].command == commands[i]);
  }
}

TEST_CASE("boardspace-sgf parse: nodes that cannot be read") {
  CHECK(said_by_parser("(;;P0[1 move W wG1 13 M .])") ==
        "boardspace-sgf/bad-node: `;P0[1 move W wG1 13 M .]` is not a command of boardspace.net\n");
  CHECK(said_by_parser("(;;P0[1 done x])") ==
        "boardspace-sgf/bad-node: `;P0[1 done x]` is not a command of boardspace.net\n");
  CHECK(said_by_parser("(;;P0[done])") == "boardspace-sgf/bad-node: `;P0[done]` is not a command of boardspace.net\n");
  CHECK(said_by_parser("(;;P0[times])") ==
        "boardspace-sgf/bad-node: `;P0[times]` is not a command of boardspace.net\n");
  CHECK(said_by_parser("(;;C[hello])") == "boardspace-sgf/bad-node: `;C[hello]` is not a command of boardspace.net\n");
  CHECK(said_by_parser("(;;P0[1 move W wA9 M 13 .])") == "boardspace-sgf/bad-node: there is no piece `wA9`\n");
  CHECK(said_by_parser("(;;P0[1 move W wA M 13 .])") == "boardspace-sgf/bad-node: the number of `wA` is missing\n");
  CHECK(said_by_parser("(;;P0[1 pick W 2 wQ2])") == "boardspace-sgf/bad-node: there is no piece `wQ2`\n");
  CHECK(said_by_parser("(;; ;P0[1 done])") == "boardspace-sgf/bad-node: nothing follows this `;`\n");
  CHECK(said_by_parser("(;SU[hive\nGN[x])") == "boardspace-sgf/bad-node: the `]` of `SU[hive` is missing\n");
  CHECK(said_by_parser("(;;P0[1 done\n;P1[2 done])") ==
        "boardspace-sgf/bad-node: the `]` of `;P0[1 done` is missing\n");
  CHECK(said_by_parser("(;;P0[1 done ;P1[2 done])") ==
        "boardspace-sgf/bad-node: the `]` of `;P0[1 done ` is missing\n");
  CHECK(said_by_parser("(;P0[1 done])") == "boardspace-sgf/bad-node: `;` is missing before `P0[1 done]`\n");
  CHECK(said_by_parser("(;;P0[1 done] P1[2 done])") == "boardspace-sgf/bad-node: `;` is missing before `P1[2 done]`\n");
  CHECK(said_by_parser("(;;P0[1 done]") == "boardspace-sgf/bad-node: the `)` of the game is missing\n");
  CHECK(said_by_parser("chat (;;P0[1 done])") == "boardspace-sgf/bad-node: `chat` comes before the game\n");
  CHECK(said_by_parser("(;;P0[1 done]) :-)") == "boardspace-sgf/bad-node: `:-)` comes after the game\n");
}

TEST_CASE("boardspace-sgf parse: where they are") {
  CHECK(report_of_parser("(;;P0[1 pick W 2]\n;P0[2 done])") == "boardspace-sgf/bad-node error 2-17\n");
  CHECK(report_of_parser("(;;P0[1 done\n;P1[2 done])") == "boardspace-sgf/bad-node error 2-12\n");
  CHECK(report_of_parser("(;;P0[1 done") == "boardspace-sgf/bad-node error 2-12\n");
  CHECK(report_of_parser("(;;P0[1 done]\n ") == "boardspace-sgf/bad-node error 15-15\n");
  CHECK(report_of_parser("(;;P0[1 done]] ]x)") ==
        "boardspace-sgf/bad-node error 13-14\nboardspace-sgf/bad-node error 15-16\n"
        "boardspace-sgf/bad-node error 16-17\n");
  CHECK(report_of_parser("hello\n(;\n)") == "boardspace-sgf/bad-node error 0-5\n");
  test::SgfReading reading;
  reading.parse("(;;P0[1 move W wG1 13 M .])");
  const auto& found = reading.finding("boardspace-sgf/bad-node");
  REQUIRE(found.labels.size() == 1);
  CHECK(found.labels[0].span == text::Span{19, 20});
  CHECK(found.labels[0].text == "a column from `A` to `Z` is expected here");
}

TEST_CASE("boardspace-sgf parse: values may go over several lines, as long as they end") {
  test::SgfReading reading;
  reading.parse("(;C[one\ntwo]SU[hive];)");
  CHECK(reading.ast().headers.size() == 2);
  CHECK(reading.said() == "boardspace-sgf/bad-node: nothing follows this `;`\n");
}

TEST_CASE("boardspace-sgf parse: unknown commands") {
  CHECK(said_by_parser("(;;P0[1 dome])") ==
        "boardspace-sgf/unknown-command: `dome` is not a command; did you mean `done`?\n");
  CHECK(said_by_parser("(;;P0[1 whistle at them])") == "boardspace-sgf/unknown-command: `whistle` is not a command\n");
  CHECK(report_of_parser("(;;P0[1 wave (twice) ])") == "boardspace-sgf/unknown-command warning 8-12\n");
  CHECK(said_by_parser("(;;P0[1 passing])") == "boardspace-sgf/unknown-command: `passing` is not a command\n");
}

TEST_CASE("boardspace-sgf parse: only the first tree is read") {
  const std::string tree = "(;;P0[1 done])";
  CHECK(report_of_parser(tree + '\n' + tree) == "boardspace-sgf/second-tree warning 15-17\n");
  CHECK(report_of_parser(tree + tree + tree + "((;;(") == "boardspace-sgf/second-tree error 14-16\n");
  // One inside the other: the first is not closed, which needs no second finding.
  CHECK(report_of_parser("(;;P0[1 done](;;P0[2 done]))") == "boardspace-sgf/second-tree error 13-15\n");
  test::SgfReading reading;
  reading.parse(tree + '\n' + tree);
  CHECK(reading.ast().actions.size() == 1);
  CHECK(reading.ast().is_strict);
}

TEST_CASE("boardspace-sgf parse: texts that are not a game") {
  for (const std::string text :
       {"", "\n", "hello\n", "1. e4 e5 2. Nf3", "(", "()", "[Event \"x\"]\n\n1. e4", ";P0[1 done]"}) {
    CAPTURE(text);
    CHECK(report_of_parser(text) == "boardspace-sgf/no-game error 0-0\n");
  }
}
