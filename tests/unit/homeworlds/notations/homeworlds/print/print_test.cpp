#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/printing.hpp"

using namespace plyglot;
using homeworlds::Dialect;
using homeworlds::Layout;
using homeworlds::ReadOptions;
using test::check_printing;

namespace {

ReadOptions in(Dialect dialect) {
  ReadOptions options;
  options.dialect = dialect;
  return options;
}

ReadOptions laid_out_in(Layout layout) {
  ReadOptions options;
  options.layout = layout;
  return options;
}

// As it is, without `check_printing`.
bool prints(const std::string& text) {
  std::string out;
  return print(test::homeworlds_game(text).record, out);
}

}  // namespace

TEST_CASE("homeworlds print: headers, one blank line, the position and the turns") {
  CHECK(check_printing("\n\nPlayers:   Lee ,  Ray\n# who\nEvent:\n<1>; Lee(0,r1b2)y3g3-;\n  Ray(1,g1y3)-g3 # here\n\n\n"
                       "B g1 ray   # odd\n\n\n") ==
        "Players: Lee ,  Ray\n# who\nEvent:\n\n<1>; Lee(0,b2r1)g3y3-; Ray(1,g1y3)-g3  # here\n\n"
        "build g1 Ray  # odd\n");
  CHECK(check_printing("Event: x\n").size() == 9);
  CHECK(check_printing("").empty());
  CHECK(check_printing(" \r\n;\r\n").empty());
  CHECK(check_printing("", laid_out_in(Layout::rounds)) == "Layout: rounds\n");
  CHECK(check_printing(";\n|\n ,\n", laid_out_in(Layout::rounds)) == "Layout: rounds\n");
}

TEST_CASE("homeworlds print: comments keep their place, and none gets lost") {
  CHECK(check_printing("# top  \n\nbuild g1 A # one\n#\n  # two\nbuild g1 A\n#end") ==
        "# top\n\nbuild g1 A  # one\n#\n# two\nbuild g1 A\n#end\n");
  // Inside of a turn there is no place for them.
  CHECK(check_printing("build g1 A; # one\n# two\n build g1 A # three\n") ==
        "# one\n# two\nbuild g1 A; build g1 A  # three\n");
  // What suppresses nothing as it is written does not do so with the sign of a comment.
  CHECK(check_printing("build g1 A // plyglot: ignore[homeworlds/bad-name]\n") ==
        "build g1 A  # # plyglot: ignore[homeworlds/bad-name]\n");
  CHECK(check_printing("build g1 A\nplyglot: ignore[homeworlds/bad-name]\n") ==
        "build g1 A\nplyglot: ignore[homeworlds/bad-name]\n");
  // A line that says nothing but a comment is that comment.
  CHECK(check_printing("build g1 A # one\n; # two\nbuild g1 A\n") == "build g1 A  # one\n# two\nbuild g1 A\n");
}

TEST_CASE("homeworlds print: numbers and handles") {
  CHECK(check_printing("5. Ann: build g1 A\n7) BOB:\n3.   pass\n9) Ann: pass") ==
        "5) Ann: build g1 A\n7) BOB:\n8) pass\n9) Ann: pass\n");
  CHECK(check_printing("999999999) pass\n4) pass\n") == "999999999) pass\n4) pass\n");
}

TEST_CASE("homeworlds print: a turn with an error is copied, and the lines below it are not part of it") {
  CHECK(check_printing("B g1 A\n\tbuild  G7 a ; # bad\n\nB g1 A\n") ==
        "build g1 A\nbuild  G7 a ;  # bad\n\nbuild g1 A\n");
  CHECK(check_printing("1) B g1 A\nbiuld g1 A;  # one\n\n pass\n2) P\n") ==
        "1) B g1 A\nbiuld g1 A;  # one\n\n pass\n2) pass\n");
  CHECK(check_printing("<0>; what\n\nP # x\n<0>; A(r1)g1-;\n # y\n B(b1)-g1\nP\n") ==
        "<0>; what\n\npass  # x\n<0>; A(r1)g1-;\n # y\n B(b1)-g1\npass\n");
}

TEST_CASE("homeworlds print: a copied turn of a block begins where its lines begin") {
  const std::string homes = "homeworld r1 b2 y3 A\n\nhomeworld g1 y3 b3 B\n\n";
  CHECK(check_printing("Layout: block\n\n" + homes + "; # one\nbiuld  y1 A # two\n pass\n\nP\n") ==
        "Layout: block\n\n" + homes + "; # one\nbiuld  y1 A # two\n pass\n\nP\n");
}

TEST_CASE("homeworlds print: turns after an error that lost the position are copied") {
  const std::string homes = "homeworld r1 b2 y3 A\nhomeworld g1 y3 b3 B\n";
  CHECK(check_printing(homes + "biuld y1 A\nB  Y1 B\n") == homes + "biuld y1 A\nB  Y1 B\n");
  CHECK(check_printing(homes + "attack r1 B\nB  Y1 B\n") == homes + "attack r1 B\nB  Y1 B\n");
  // The turn that the rules refuse as well.
  CHECK(check_printing(homes + "b  Y1 a\nB  Y1 B\n") == homes + "b  Y1 a\nB  Y1 B\n");
  // Without a position nothing was lost.
  CHECK(check_printing("biuld y1 A\nB  Y1 B\n") == "biuld y1 A\nbuild y1 B\n");
}

TEST_CASE("homeworlds print: words in another order are understood as they are meant") {
  const std::string start = "<0>; Lee(0,r1b2)r3r2r1g3-; Ray(1,g1y3)-g3\n";
  CHECK(check_printing(start + "catastrophe red Lee; trade g3 y3 Lee\n") ==
        "<0>; Lee(0,b2r1)g3r1r2r3-; Ray(1,g1y3)-g3\ncatastrophe Lee r; trade g3 Lee y\n");
}

TEST_CASE("homeworlds print: homes are called by a name that they can have") {
  const std::string game = "homeworld g1 b2 y3\nhomeworld g1 y3 b3\nbuild y1 NORTH\n";
  CHECK(check_printing("Players: Sam Smith, Ray\n" + game) ==
        "Players: Sam Smith, Ray\n\nhomeworld g1 b2 y3\nhomeworld g1 y3 b3\nbuild y1 North\n");
  CHECK(check_printing("Players: Sam, Ray\n" + game) ==
        "Players: Sam, Ray\n\nhomeworld g1 b2 y3\nhomeworld g1 y3 b3\nbuild y1 Sam\n");
}

TEST_CASE("homeworlds print: homes are called by one word of their dialect") {
  const std::string players = "Players: O'Hara, Sam Smith\n";
  CHECK(check_printing("#" + players + "h y3 b1 g3\nh y2 b3 g3\nb g1 North\n", in(Dialect::jpb)) ==
        "#" + players + "h y3 b1 g3\nh y2 b3 g3\nbuild g1 North\n");
  const std::string homes = "1) Homeworld Y3 B1 G3\n\n2) Homeworld Y2 B3 G3\n\n";
  CHECK(check_printing(players + "Dialect: sdg\n\n" + homes + "3) b g1 North\n\n4) b g1 South\n") ==
        players + "Dialect: sdg\n\n" + homes + "3) Build G1 O'hara\n\n4) Build G1 South\n\n");
}

TEST_CASE("homeworlds print: the new colour of a trade is a letter, unless that means something else") {
  // A size that is not that of the ship is refused, and would be lost in a letter.
  CHECK(check_printing("h y1 b2 g3 A\nh g2 y3 b3 B\nt g3 a b1\n") ==
        "homeworld y1 b2 g3 A\nhomeworld g2 y3 b3 B\nt g3 a b1\n");
  CHECK(check_printing("h y1 b2 g3 A\nh g2 y3 b3 B\nt g3 a b3\n") ==
        "homeworld y1 b2 g3 A\nhomeworld g2 y3 b3 B\ntrade g3 A b\n");
  // The letter alone would be taken for the system, and what is before it for the colour (homeworlds R8.3).
  const std::string start = "<0>; b(0,g2r1)y3-; Ray(1,g1y2)-g3; A(y1)b1y3-; g(g2)b1y3-\n";
  CHECK(check_printing(start + "t y3 g B3\n") == start + "trade y3 g b3\n");
  CHECK(check_printing(start + "t y3 A B3\n") == start + "trade y3 A b\n");
  CHECK(check_printing(start + "t y3 g Blue\n") == start + "trade y3 g blue\n");
}

TEST_CASE("homeworlds print: in quux underscores alone are a name") {
  CHECK(check_printing("___ (1, b1) -r2\n", in(Dialect::quux)) == "___ (1, b1) -r2\n");
}

// homeworlds L10.
TEST_CASE("homeworlds print: lines make the turns that they were printed for") {
  const std::string homes = "homeworld b2 g1 y3 A\n\nhomeworld g3 y2 b3 B\n\n";
  const std::string turns = homes + "build y1 A\n\nbuild b1 B\n\n";
  // Blocks become lines.
  CHECK(check_printing(turns + "sacrifice y1 A\npass\n") == turns + "sacrifice y1 A; pass\n");
  const std::string start = "Layout: block\n\n<0>; A(0,b2g1)y3-; B(1,g3y2)-b3r1r2r3r3\n\n";
  CHECK(check_printing(start + "pass\ncatastrophe B r\n") == start + "pass; catastrophe B r\n");
  // Two turns in one group keep a text from being blocks. As one turn the rules refuse them, so the lines stay.
  const std::string refused = homes + "build y1 A;\nbuild y2 A\n\nsacrifice y1 B\npass\n";
  CHECK(check_printing(refused) == refused);
  // What an option said the text says.
  CHECK(check_printing("Event: x\n" + turns + "pass\npass x\n", laid_out_in(Layout::block)) ==
        "Layout: block\nEvent: x\n\n" + turns + "pass\npass x\n");
  // A line of separators is none; below it another layout would be chosen.
  CHECK(check_printing("|\n1) pass\npass\n") == "Layout: line\n\n1) pass\npass\n");
  // Nor does it join what it divides (homeworlds L12).
  CHECK(check_printing("sacrifice y2 A\n|\nmove y1 A B\n") == "sacrifice y2 A\n\nmove y1 A B\n");
}

TEST_CASE("homeworlds print: a file that says its dialect") {
  CHECK(check_printing("# a\nDialect: jpb # b\nEvent: x # c\n\n# d\ns g1 A,b g1 A") ==
        "# a\nDialect: jpb  # b\nEvent: x # c\n\n# d\nsacrifice g1 A;build g1 A\n");
  CHECK(check_printing("# a\nDialect: ap # b\nBUILD g North") == "# a\nDialect: ap  # b\n\nbuild g north\n");
  CHECK(check_printing("# a\nDialect: sdg\nParticipants: A (N), B (S)\n1) A: pass\n x\n") ==
        "# a\nDialect: sdg\nParticipants: A (N), B (S)\n\n1) A: Pass\n x\n");
}

TEST_CASE("homeworlds print: a copied turn does not go on in the next when the line between them goes") {
  for (const std::string head : {"", "Layout: line\n\n"}) {
    CHECK_FALSE(prints(head + "4;\n+\n2\n"));
    CHECK(check_printing(head + "4;\n+\n\n2\n") == head + "4;\n\n2\n");
  }
}

TEST_CASE("homeworlds print: a turn does not become a header when the line above it goes") {
  CHECK_FALSE(prints("Dialect: jpb\n.\nEvent: a game\n"));
  CHECK_FALSE(prints("Dialect: jpb\n.\ns:\n"));
  CHECK(prints("Dialect: jpb\n.\nevening\n"));
  CHECK(check_printing("Dialect: jpb\nh r1 b2 y3 A\n.\nEvent: a game\n") ==
        "Dialect: jpb\n\nhomeworld r1 b2 y3 A\n\nEvent: a game\n");
}

TEST_CASE("homeworlds print: transcripts") {
  CHECK(check_printing("Homeworlds Online (SDG# 7)\nVariants: \"Hard\"\nStarted: 1, Ended: 2\nWinner: B\n"
                       "Participants: B (S), A (N)\nand so on\n Winner: A\n1) A: h r1 b2 g3 *\n2) B: H G1 Y3 B3\n\n"
                       "\thello\nthere\n\n3) A: build g1 A\n4) B: b b1 b\n5) A: s g1 A\nb G1 a\n6) B: biuld y1 B\n",
                       in(Dialect::sdg)) ==
        "Homeworlds Online (SDG# 7)\nVariants: \"Hard\"\nStarted: 1, Ended: 2\nWinner: B\n"
        "Participants: B (S), A (N)\n\nand so on\n Winner: A\n\n1) A: Homeworld R1 B2 G3 *\n\n"
        "2) B: Homeworld G1 Y3 B3\n\n\thello\nthere\n\n3) A: Build G1 A\n\n4) B: Build B1 B\n\n"
        "5) A: Sacrifice G1 A\nBuild G1 A\n\n6) B: biuld y1 B\n\n");
  // What is said may begin as it likes.
  CHECK(check_printing("Winner: A\n<hi\n1) A: pass\n <o>\n", in(Dialect::sdg)) ==
        "Winner: A\n\n<hi\n\n1) A: Pass\n <o>\n");
  CHECK(check_printing("h g1 b2 y3\n\n\nh g1 y3 b3\n\nb y1 north\n\nb b1 south\n\ns y1 north\np\n", in(Dialect::sdg)) ==
        "Homeworld G1 B2 Y3\n\nHomeworld G1 Y3 B3\n\nBuild Y1 North\n\nBuild B1 South\n\n"
        "Sacrifice Y1 North\nPass\n");
}

TEST_CASE("homeworlds print: game records that are none are not printed") {
  homeworlds::Record record;
  record.is_json = true;
  record.document = "{\"moves\": 1}";
  record.is_readable = false;
  std::string out = "x";
  CHECK_FALSE(print(record, out));
  CHECK(out == "x");
}

// From other dialects.
TEST_CASE("homeworlds print: comments that a transcript would read as something else") {
  homeworlds::Record record;
  record.dialect = Dialect::sdg;
  for (const char* comment : {"<0>", "1) A: pass", "Winner: A", "", "<0>"})
    record.comments.push_back({comment, {}, false, {}});
  for (std::uint32_t i = 0; i < record.comments.size(); ++i) {
    record.parts.push_back({homeworlds::RecordPart::Kind::comment, i});
  }
  homeworlds::RecordTurn turn;
  turn.number = 1;
  turn.verbatim = "1) A: x";
  record.turns.push_back(turn);
  record.parts.push_back({homeworlds::RecordPart::Kind::turn, 0});
  const std::string printed = test::printed_file(record);
  CHECK(printed == " # <0>\n # 1) A: pass\n Winner: A\n<0>\n\n1) A: x\n\n");
  CHECK(test::homeworlds_game(printed, in(Dialect::sdg)).record.comments.size() == 4);
}

// What its keys are is a matter of the dialect that it comes from.
TEST_CASE("homeworlds print: headers where there are none") {
  homeworlds::Record record;
  record.headers = {{"SDG#", "12", {}}, {"Event", "a\nb", {}}};
  record.parts = {{homeworlds::RecordPart::Kind::header, 0},
                  {homeworlds::RecordPart::Kind::header, 1},
                  {homeworlds::RecordPart::Kind::blank, 0},
                  {homeworlds::RecordPart::Kind::turn, 0}};
  homeworlds::RecordTurn turn;
  turn.verbatim = "x";
  record.turns.push_back(turn);
  CHECK(test::printed_file(record) == "SDG: 12\nEvent: a b\n\nx\n");
  record.dialect = Dialect::jpb;
  CHECK(test::printed_file(record) == "# SDG: 12\n# Event: a b\nx\n");
  record.dialect = Dialect::quux;
  CHECK(test::printed_file(record) == "x\n");
}
