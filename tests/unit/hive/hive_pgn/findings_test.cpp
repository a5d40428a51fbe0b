// What is said about a file, and how it would be mended.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/hive_pgn_parsing.hpp"

using namespace plyglot;

namespace {

using Lines = std::vector<std::string>;

// About the lines behind a sound header; the texts that fixes make are shown without it.
Lines said(const std::string& lines) {
  static test::GameSession session("hive-pgn");
  const std::string text = test::hive_pgn_header + lines;
  session.read(text);
  Lines all = test::said_about(text, session.findings());
  std::string header = test::hive_pgn_header;
  for (char& c : header) c = c == '\n' ? '~' : c;
  for (std::string& line : all) {
    const std::size_t at = line.find(header);
    if (at != std::string::npos) line.erase(at, header.size());
  }
  return all;
}

// About a whole file.
Lines said_of_file(const std::string& text) {
  static test::GameSession session("hive-pgn");
  session.read(text);
  return test::said_about(text, session.findings());
}

}  // namespace

TEST_CASE("hive-pgn findings: numbers") {
  CHECK(said("1. wS1\n2. bS1 wS1-\n").empty());
  CHECK(said("1. wS1\n3. bS1 wS1-\n") == Lines{});
  CHECK(said("1. wS1\n1... bS1 wS1-\n") == Lines{});
  CHECK(said("1.wS1\n") == Lines{});
  CHECK(said("1 wS1\n") == Lines{});
  CHECK(said("1.\twS1\n") == Lines{});
  CHECK(said("  1. wS1\n") == Lines{});
  CHECK(said("01. wS1\n") == Lines{});
  CHECK(said("wS1\n") == Lines{});
  CHECK(said(" \twS1\n") == Lines{});
  CHECK(said("1.\n") == Lines{});
  CHECK(said("1. 2. wS1\n") == Lines{});
}

TEST_CASE("hive-pgn findings: several moves on a line") {
  CHECK(said("1. wS1 2. bS1 wS1- 3. wQ -wS1\n4. bQ bS1/\n") == Lines{});
  CHECK(said("1. wS1\r\n2. bS1 wS1- wQ -wS1\r\n4. bQ bS1/\r\n") == Lines{});
  CHECK(said("1. wS1 bS1 wS1-\n2. wQ -wS1\n") == Lines{});
}

TEST_CASE("hive-pgn findings: what people write in the place of moves") {
  CHECK(said("1. e4 e5\n") == Lines{});
  CHECK(said("1. wS1\nhello there\n2. bS1 wS1-\n") == Lines{});
  test::GameSession session("hive-pgn");
  const auto help_for = [&](const std::string& line) {
    session.read(test::hive_pgn_header + line);
    REQUIRE_FALSE(session.findings().empty());
    return session.findings().front().helps.back();
  };
  CHECK(help_for("1. e4 e5\n") == "this is a move of chess; plyglot reads games of Hive");
  CHECK(help_for("1. Nf3\n") == "this is a move of chess; plyglot reads games of Hive");
  CHECK(help_for("1. O-O-O\n") == "this is a move of chess; plyglot reads games of Hive");
  CHECK(help_for("; a remark\n") == "`;` begins no comment here: comments stand in `{` and `}` on lines of their own");
  CHECK(help_for("}\n") == "this `}` closes no comment");
  CHECK(help_for("1. wS1 bS1 wS1-\n") ==
        "if these are the moves of both sides: each has a line and a number of its own");
  CHECK(help_for("1. wS1 $1\n") ==
        "marks such as `!` and `$1` have no place here: write a comment `{...}` on the next line");
  CHECK(help_for("1. xyz\n") == "a move is `pass`, or a piece and where it goes, such as `wA1 bQ/`");
}

TEST_CASE("hive-pgn findings: comments") {
  CHECK(said("{a}\n1. wS1\n{b\nc}  \n2. bS1 wS1-\n").empty());
  CHECK(said("1. wS1 {a}\n") == Lines{});
  CHECK(said("1. wS1{a} {b}\n") == Lines{});
  CHECK(said("1. wS1 {a} good\n") == Lines{});
  CHECK(said("1. wS1 {a} 2. bS1 wS1-\n") == Lines{});
  CHECK(said("{a} 1. wS1\n") == Lines{});
  CHECK(said(" {a}\n1. wS1\n") == Lines{});
  CHECK(said("1. wS1\nInProgress {a}\n") == Lines{});
  CHECK(said("1. wS1 {a\n2. bS1 wS1-\n") == Lines{});
  CHECK(said("1. wS1 \t\n") == Lines{});
}

TEST_CASE("hive-pgn findings: tags") {
  CHECK(said_of_file("") == Lines{});
  CHECK(said_of_file("\r\n1. wP\r\n") == Lines{});
  CHECK(said_of_file("[White \"A\"]\n[GameType \"Base\"]\n") == Lines{});
  CHECK(said_of_file("[GameType \"Base\"]\n[White \"A\"]\n[White \"B\"]\n") == Lines{});
  CHECK(said_of_file("[White \"A\"]\n1. wS1\n[GameType \"Base\"]\n") == Lines{});
  CHECK(said_of_file("[GameType \"Base\"]\n1. wS1\n[White \"A\"]") == Lines{});
  CHECK(said_of_file("{a}\n[GameType \"Base\"]\n") == Lines{});
  CHECK(said_of_file("[GameType \"Base\"] {a}\n[White \"A\"]\n") == Lines{});
  CHECK(said_of_file("[GameType \"Base\"]\n[Date \"yesterday\"]\n") == Lines{});
  CHECK(said_of_file("[GameType \"base+LM\"]\n1. wL\n") == Lines{});
  CHECK(said_of_file("[GameType \"chess\"]\n1. wL\n") == Lines{});
  CHECK(said_of_file("[GameType \" Base\"]\n1. wS1\n") == Lines{});
  CHECK(said_of_file("\xEF\xBB\xBF\xEF\xBB\xBF[GameType \"Base\"]\n") == Lines{});
}

TEST_CASE("hive-pgn findings: lines that are no tags") {
  const auto reason = [](const std::string& line) {
    const Lines lines = said_of_file("[GameType \"Base\"]\n" + line + "\n1. wS1\n");
    REQUIRE(lines.size() == 1);
    return lines[0];
  };
  CHECK(reason("[]") == "");
  CHECK(reason("[Site]") == "");
  CHECK(reason("[Site ]") == "");
  CHECK(reason("[ Site \"x\"]") == "");
  CHECK(reason("[Site\"x\"]") == "");
  CHECK(reason("[Site  \"x\"]") == "");
  CHECK(reason("[Site x]") == "");
  CHECK(reason("[Site \"x]") == "");
  CHECK(reason("[Site \"x\"") == "");
  CHECK(reason("[Site \"x\" ]") == "");
  CHECK(reason("[Site \"x\" y]") == "");
  CHECK(reason("[Site \"x \"y\" z\"]") == "");
  CHECK(reason("[Site \"x\"] y") == "");
  CHECK(reason("[Site \"x\"] [Date \"\"]") == "");
  CHECK(reason("  [Site \"x\"]") == "");
  CHECK(reason("[Si-te \"x\"]") == "");
  CHECK(reason("[Site \"x\"]\r[Date \"\"]") == "");
  CHECK(said_of_file("[GameType Base]\n1. wS1\n") == Lines{});
  CHECK(said_of_file(std::string("[\0G\0", 4)) == Lines{});
  CHECK(said_of_file("\xFF\xFE[x") == Lines{});
}

TEST_CASE("hive-pgn findings: results") {
  const auto of_tag = [](const std::string& value, const std::string& line) {
    return said_of_file("[GameType \"Base\"]\n[Result \"" + value + "\"]\n1. wS1\n" + line);
  };
  CHECK(of_tag("", "").empty());
  CHECK(of_tag("NotStarted", "").empty());
  CHECK(of_tag("NotStarted", "InProgress\n").empty());
  CHECK(of_tag("Draw", "Draw\n") == Lines{});
  CHECK(of_tag("1/2-1/2", "1/2-1/2\n") == Lines{});
  CHECK(of_tag("*", "") == Lines{});
  CHECK(of_tag("", "0-1\n") == Lines{});
  CHECK(of_tag("White", "") == Lines{});
  CHECK(of_tag("White", "WhiteWins\n") == Lines{});
  CHECK(of_tag("whitewins", "") == Lines{});
  CHECK(of_tag("InProgress", "Draw\n") == Lines{});
  CHECK(of_tag("InProgress", "  InProgress\n") == Lines{});
  CHECK(of_tag("InProgress", "InProgress\n\n2. bS1 wS1- \n\n[White \"A\"]\n") == Lines{});
  CHECK(of_tag("InProgress", "WhiteWins by resignation\n") == Lines{});
}

TEST_CASE("hive-pgn findings: results and the board") {
  const std::string moves =
      "1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n4. bQ bS1/\n5. wG1 -wQ\n6. bG1 \\bQ\n7. wG1 bQ\\\n8. bG2 bQ/\n"
      "9. wA1 wQ\\\n10. bA1 bG2/\n11. wA1 bG2\\\n12. bA1 /bG1\n";
  const auto of_tag = [&](const std::string& value, const std::string& line) {
    return said_of_file("[GameType \"Base\"]\n[Result \"" + value + "\"]\n" + moves + line);
  };
  CHECK(of_tag("WhiteWins", "").empty());
  CHECK(of_tag("", "").empty());
  const auto without_moves = [&](Lines lines) {
    std::string shown = moves;
    for (char& c : shown) c = c == '\n' ? '~' : c;
    for (std::string& line : lines) {
      const std::size_t at = line.find(shown);
      if (at != std::string::npos) line.erase(at, shown.size());
    }
    return lines;
  };
  CHECK(without_moves(of_tag("InProgress", "")) == Lines{});
  CHECK(without_moves(of_tag("BlackWins", "BlackWins\n")) == Lines{});
  CHECK(without_moves(of_tag("BlackWins", "WhiteWins\n")) == Lines{});
  CHECK(without_moves(of_tag("", "Draw\n")) == Lines{});
  // Nothing is compared after an error.
  CHECK(without_moves(of_tag("BlackWins", "13. xyz\n")) == Lines{});
}

TEST_CASE("hive-pgn findings: what comments suppress") {
  test::GameSession session("hive-pgn");
  const auto left = [&](const std::string& text) {
    session.lint(text);
    Lines lines;
    for (const auto& finding : session.findings()) {
      lines.push_back(std::string(diagnostics::catalogue_entry(finding.id).name) + ' ' +
                      std::to_string(finding.span.begin));
    }
    return lines;
  };
  CHECK(left("[GameType \"Base\"]\n{plyglot: ignore[hive-pgn/ply-number]}\n2. wS1\n2. bS1 wS1-\n").empty());
  CHECK(left("[GameType \"Base\"]\n1. wS1\n7. bS1 wS1- {plyglot: ignore[hive-pgn/ply-number, "
             "hive-pgn/inline-comment]}\n")
            .empty());
  CHECK(left("[GameType \"Base\"]\n[Date \"x\"]\n\n{plyglot: ignore-file[hive-pgn/date-format]}\n1. wS1\n").empty());
  CHECK(left("{plyglot: ignore[hive-pgn/tag-after-moves]}\n[GameType \"Base\"]\n1. wS1\n").empty());
  CHECK(left("[GameType \"Base\"]\n1. wS1\n{plyglot: ignore-file[hive-pgn/ply-number]}\n") ==
        Lines{"plyglot/misplaced-suppression 34"});
  CHECK(left("[GameType \"Base\"]\n{plyglot: ignore[hive-pgn/ply-number]}\n1. wS1\n") ==
        Lines{"plyglot/unused-suppression 35"});
  CHECK(left("[GameType \"Base\"]\n1. wS1\n\n{plyglot: ignore[hive-pgn/result-not-on-board]}\nDraw\n").empty());
}
