// What is said about a file, and how it would be mended.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/hive/hive_pgn_parsing.hpp"

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
  CHECK(said("1. wS1\n3. bS1 wS1-\n") == Lines{"hive-pgn/ply-number: ply 2 has the number `3` -> 1. wS1~2. bS1 wS1-~"});
  CHECK(said("1. wS1\n1... bS1 wS1-\n") ==
        Lines{"hive-pgn/ply-number: ply 2 has the number `1` -> 1. wS1~2. bS1 wS1-~"});
  CHECK(said("1.wS1\n") == Lines{"hive-pgn/ply-number: the number is not written `1.` and a space -> 1. wS1~"});
  CHECK(said("1 wS1\n") == Lines{"hive-pgn/ply-number: the number is not written `1.` and a space -> 1. wS1~"});
  CHECK(said("1.\twS1\n") == Lines{"hive-pgn/ply-number: the number is not written `1.` and a space -> 1. wS1~"});
  CHECK(said("  1. wS1\n") == Lines{"hive-pgn/ply-number: there are spaces before the number `1` -> 1. wS1~"});
  CHECK(said("01. wS1\n") == Lines{"hive-pgn/ply-number: ply 1 has the number `01` -> 1. wS1~"});
  CHECK(said("wS1\n") == Lines{"hive-pgn/missing-ply-number: ply 1 has no number -> 1. wS1~"});
  CHECK(said(" \twS1\n") == Lines{"hive-pgn/missing-ply-number: ply 1 has no number -> 1. wS1~"});
  CHECK(said("1.\n") == Lines{"uhp/bad-move: there is no move after the number `1.`"});
  // `1..6.x` would be the number of the line and another one.
  CHECK(said("1.3..6.x\n")[1].rfind("uhp/move-number: there is a number `3.` before a move ~>", 0) == 0);
  CHECK(said("1. 2. wS1\n") == Lines{"uhp/move-number: there is a number `2. ` before a move -> 1. wS1~"});
}

TEST_CASE("hive-pgn findings: several moves on a line") {
  CHECK(said("1. wS1 2. bS1 wS1- 3. wQ -wS1\n4. bQ bS1/\n") ==
        Lines{"uhp/missing-separator: two moves are on one line ~> 1. wS1~2. bS1 wS1- 3. wQ -wS1~4. bQ bS1/~",
              "uhp/missing-separator: two moves are on one line ~> 1. wS1 2. bS1 wS1-~3. wQ -wS1~4. bQ bS1/~"});
  CHECK(said("1. wS1\r\n2. bS1 wS1- wQ -wS1\r\n4. bQ bS1/\r\n") ==
        Lines{"uhp/missing-separator: two moves are on one line ~> 1. wS1\r~2. bS1 wS1-~3. wQ -wS1\r~4. bQ bS1/\r~"});
  CHECK(said("1. wS1 bS1 wS1-\n2. wQ -wS1\n") == Lines{"uhp/bad-move: `wS1 bS1 wS1-` is not a move"});
}

TEST_CASE("hive-pgn findings: what people write in the place of moves") {
  CHECK(said("1. e4 e5\n") == Lines{"uhp/bad-move: `e4 e5` is not a move"});
  CHECK(said("1. wS1\nhello there\n2. bS1 wS1-\n") ==
        Lines{"uhp/bad-move: `hello there` is not a move ~> 1. wS1~2. bS1 wS1-~"});
  test::GameSession session("hive-pgn");
  const auto help_for = [&](const std::string& line) {
    session.read(test::hive_pgn_header + line);
    REQUIRE_FALSE(session.findings().empty());
    return session.findings().front().helps.back();
  };
  CHECK(help_for("1. e4 e5\n") == "this is a move of chess; plyglot reads games of Hive");
  CHECK(help_for("1. Nf3\n") == "this is a move of chess; plyglot reads games of Hive");
  CHECK(help_for("1. O-O-O\n") == "this is a move of chess; plyglot reads games of Hive");
  CHECK(help_for("; a remark\n") ==
        "`;` does not begin a comment here: comments are in `{` and `}` on lines of their own");
  CHECK(help_for("}\n") == "this `}` closes no comment");
  CHECK(help_for("1. wS1 bS1 wS1-\n") ==
        "if these are the moves of both sides: each has a line and a number of its own");
  CHECK(help_for("1. wS1 $1\n") ==
        "marks such as `!` and `$1` have no place here: write a comment `{...}` on the next line");
  CHECK(help_for("1. xyz\n") == "a move is `pass`, or a piece and where it goes, such as `wA1 bQ/`");
}

TEST_CASE("hive-pgn findings: comments") {
  CHECK(said("{a}\n1. wS1\n{b\nc}  \n2. bS1 wS1-\n").empty());
  CHECK(said("1. wS1 {a}\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with a move -> 1. wS1~{a}~"});
  CHECK(said("1. wS1{a} {b}\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with a move -> 1. wS1~{a}~{b}~",
              "hive-pgn/inline-comment: the comment shares its line with a move -> 1. wS1{a}~{b}~"});
  CHECK(said("1. wS1 {a} good\n") == Lines{"hive-pgn/inline-comment: the comment shares its line with a move"});
  // With an indent, that goes at once.
  CHECK(said("\t{a} {b}\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with what follows it -> {a}~{b}~"});
  // A carriage return that ends no line is text that is not read, and would be read as a move on a line of its own.
  CHECK(said("1. wS1 {a}\r \n") == Lines{"hive-pgn/inline-comment: the comment shares its line with a move"});
  CHECK(said("1. wS1 {a} 2. bS1 wS1-\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with a move ~> 1. wS1~{a}~2. bS1 wS1-~"});
  CHECK(said("{a} 1. wS1\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with what follows it -> {a}~1. wS1~"});
  CHECK(said(" {a}\n1. wS1\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with spaces -> {a}~1. wS1~"});
  CHECK(said("1. wS1\nInProgress {a}\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with the result -> 1. wS1~{a}~InProgress~"});
  CHECK(said("1. wS1 {a\n2. bS1 wS1-\n") == Lines{"hive-pgn/unclosed-comment: this comment is never closed"});
  CHECK(said("1. x\r \n").back() == "hive-pgn/trailing-space: 1 space at the end of the line ~> 1. x\r~");
  CHECK(said("1. x\r{a}\n").back() ==
        "hive-pgn/inline-comment: the comment shares its line with a move ~> 1. x\r~{a}~");
  CHECK(said("1. wS1 \t\n") == Lines{"hive-pgn/trailing-space: 2 spaces at the end of the line -> 1. wS1~"});
}

TEST_CASE("hive-pgn findings: comments that ask for something stay with their line") {
  CHECK(said("1. wS1 {plyglot: ignore[hive]} \n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with a move -> {plyglot: ignore[hive]}~1. wS1~"});
  // Text that is not read stays unread.
  // That one goes first, and then the comment before it.
  CHECK(
      said("1. wS1 {a} {plyglot: ignore[hive]} {b}\n") ==
      Lines{
          "hive-pgn/inline-comment: the comment shares its line with a move",
          "hive-pgn/inline-comment: the comment shares its line with a move -> {plyglot: ignore[hive]}~1. wS1 {a}{b}~",
          "hive-pgn/inline-comment: the comment shares its line with a move -> 1. wS1 {a} {plyglot: "
          "ignore[hive]}~{b}~"});
  CHECK(said("1. wS1 {a} {b} c\n") == Lines{"hive-pgn/inline-comment: the comment shares its line with a move",
                                            "hive-pgn/inline-comment: the comment shares its line with a move"});
}

TEST_CASE("hive-pgn findings: a late tag that is there twice does not come before the other one") {
  const Lines lines = said_of_file("[GameType \"Base\"]\n1. wS1\n[White \"A\"]\n[White \"B\"]\n");
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] ==
        "hive-pgn/tag-after-moves: the tag `White` comes after the first move -> "
        "[GameType \"Base\"]~[White \"A\"]~1. wS1~[White \"B\"]~");
  CHECK(lines[1] == "hive-pgn/tag-after-moves: the tag `White` comes after the first move");
}

TEST_CASE("hive-pgn findings: a late tag leaves its comment behind, for certain if nothing hangs on their line") {
  const std::string before = "[GameType \"Base\"]\n1. wS1\n[White \"A\"]";
  const std::string late = "hive-pgn/tag-after-moves: the tag `White` comes after the first move ";
  CHECK(said_of_file(before + "{a}\n")[0] == late + "-> [GameType \"Base\"]~[White \"A\"]~1. wS1~{a}~");
  CHECK(said_of_file(before + "{a} b\n")[0] == late + "~> [GameType \"Base\"]~[White \"A\"]~1. wS1~{a} b~");
  CHECK(said_of_file(before + "{plyglot: ignore[hop]}\n")[0] ==
        late + "~> [GameType \"Base\"]~[White \"A\"]~1. wS1~{plyglot: ignore[hop]}~");
}

TEST_CASE("hive-pgn findings: the game type takes its comment to the front") {
  CHECK(said_of_file("[White \"A\"]\n[GameType \"Base\"] {a}\n[Black \"B\"]\n")[0] ==
        "hive-pgn/gametype-not-first: the tag `GameType` is not the first of the file -> "
        "[GameType \"Base\"] {a}~[White \"A\"]~[Black \"B\"]~");
  // But not one that would hide all that is behind it then.
  CHECK(said_of_file("[White \"A\"]\n[GameType \"Base\"] {a\n")[0] ==
        "hive-pgn/gametype-not-first: the tag `GameType` is not the first of the file -> "
        "[GameType \"Base\"]~[White \"A\"]~ {a~");
}

TEST_CASE("hive-pgn findings: no fix is safe between moves that nothing divides") {
  const Lines lines = said("1. wQ /wG1 bQ bG1\n");
  REQUIRE(lines.size() > 1);
  for (const std::string& line : lines) CHECK(line.find(" -> ") == std::string::npos);
}

TEST_CASE("hive-pgn findings: tags") {
  CHECK(said_of_file("") == Lines{"hive-pgn/missing-gametype: the file has no tag `GameType` -> [GameType \"Base\"]~"});
  CHECK(said_of_file("\r\n1. wP\r\n") ==
        Lines{"hive-pgn/missing-gametype: the file has no tag `GameType` -> [GameType \"Base+P\"]\r~\r~1. wP\r~"});
  CHECK(said_of_file("[White \"A\"]\n[GameType \"Base\"]\n") ==
        Lines{"hive-pgn/gametype-not-first: the tag `GameType` is not the first of the file -> [GameType "
              "\"Base\"]~[White \"A\"]~"});
  CHECK(said_of_file("[GameType \"Base\"]\n[White \"A\"]\n[White \"B\"]\n") ==
        Lines{"hive-pgn/duplicate-tag: there is a tag `White` already ~> [GameType \"Base\"]~[White \"A\"]~"});
  CHECK(said_of_file("[White \"A\"]\n1. wS1\n[GameType \"Base\"]\n") ==
        Lines{"hive-pgn/tag-after-moves: the tag `GameType` comes after the first move -> [GameType \"Base\"]~[White "
              "\"A\"]~1. wS1~"});
  CHECK(said_of_file("[GameType \"Base\"]\n1. wS1\n[White \"A\"]") ==
        Lines{"hive-pgn/tag-after-moves: the tag `White` comes after the first move -> [GameType \"Base\"]~[White "
              "\"A\"]~1. wS1~"});
  CHECK(said_of_file("{a}\n[GameType \"Base\"]\n") ==
        Lines{"hive-pgn/tag-after-moves: the tag `GameType` comes after a comment -> [GameType \"Base\"]~{a}~"});
  const std::string late = "hive-pgn/tag-after-moves: the tag `White` comes after a comment";
  CHECK(said_of_file("[GameType \"Base\"]\n{a} [White \"A\"] \n [Black \"B\"]\n")[1] ==
        late + " -> [GameType \"Base\"]~[White \"A\"]~{a}~ [Black \"B\"]~");
  CHECK(said_of_file("[GameType \"Base\"]\r\n{a} {plyglot: ignore[uhp]} {b}[White \"A\"]\r\n")[3] ==
        late + " ~> [GameType \"Base\"]\r~[White \"A\"]\r~{a} {plyglot: ignore[uhp]} {b}\r~");
  CHECK(said_of_file("[GameType \"Base\"] {a}\n[White \"A\"]\n") ==
        Lines{"hive-pgn/inline-comment: the comment shares its line with a tag"});
  CHECK(said_of_file("[GameType \"Base\"]\n[Date \"yesterday\"]\n") ==
        Lines{"hive-pgn/date-format: the date `yesterday` is not written `YYYY.MM.DD`"});
  CHECK(said_of_file("[GameType \"base+LM\"]\n1. wL\n") ==
        Lines{"uhp/gametype-case: `base+LM` is written `Base+ML` -> [GameType \"Base+ML\"]~1. wL~"});
  CHECK(said_of_file("[GameType \"chess\"]\n1. wL\n") ==
        Lines{"uhp/bad-gametype: `chess` is not a game type ~> [GameType \"Base+L\"]~1. wL~"});
  CHECK(said_of_file("[GameType \" Base\"]\n1. wS1\n") ==
        Lines{"uhp/bad-gametype: ` Base` is not a game type ~> [GameType \"Base\"]~1. wS1~"});
  CHECK(said_of_file("\xEF\xBB\xBF\xEF\xBB\xBF[GameType \"Base\"]\n") ==
        Lines{"hive-pgn/byte-order-mark: the file begins with a byte order mark",
              "hive-pgn/byte-order-mark: the file begins with a byte order mark -> \xEF"
              "\xBB"
              "\xBF"
              "[GameType \"Base\"]~"});
}

TEST_CASE("hive-pgn findings: lines that are no tags") {
  const auto reason = [](const std::string& line) {
    const Lines lines = said_of_file("[GameType \"Base\"]\n" + line + "\n1. wS1\n");
    REQUIRE(lines.size() == 1);
    return lines[0];
  };
  CHECK(reason("[]") == "hive-pgn/bad-tag: there is no key after `[`");
  CHECK(reason("[Site]") == "hive-pgn/bad-tag: the tag `Site` has no value");
  CHECK(reason("[Site ]") == "hive-pgn/bad-tag: the tag `Site` has no value");
  CHECK(reason("[ Site \"x\"]") == "hive-pgn/bad-tag: there are spaces between `[` and `Site`");
  CHECK(reason("[Site\"x\"]") == "hive-pgn/bad-tag: there is no space between `Site` and its value");
  CHECK(reason("[Site  \"x\"]") == "hive-pgn/bad-tag: there is more than one space between `Site` and its value");
  CHECK(reason("[Site x]") == "hive-pgn/bad-tag: the value of `Site` is not in quotes `\"`");
  CHECK(reason("[Site \"x]") == "hive-pgn/bad-tag: the value of `Site` has no closing quote");
  CHECK(reason("[Site \"x\"") == "hive-pgn/bad-tag: the tag `Site` is not closed by `]`");
  CHECK(reason("[Site \"x\" ]") == "hive-pgn/bad-tag: there are spaces between the value of `Site` and `]`");
  CHECK(reason("[Site \"x\" y]") == "hive-pgn/bad-tag: `y]` comes after the value of `Site`");
  CHECK(reason("[Site \"x \"y\" z\"]") == "hive-pgn/bad-tag: the value of `Site` has a quote in it");
  CHECK(reason("[Site \"x\"] y") == "hive-pgn/bad-tag: `y` comes after the tag `Site`");
  CHECK(reason("[Site \"x\"] [Date \"\"]") == "hive-pgn/bad-tag: there is a second tag on the line of `Site`");
  CHECK(reason("  [Site \"x\"]") == "hive-pgn/bad-tag: there are spaces before the tag `Site`");
  CHECK(reason("[zZ_aA09]") == "hive-pgn/bad-tag: the tag `zZ_aA09` has no value");
  CHECK(reason("[_ ]") == "hive-pgn/bad-tag: the tag `_` has no value");
  CHECK(reason("[9 \"x\"]") == "hive-pgn/bad-tag: there is no key after `[`");
  CHECK(reason("[Si-te \"x\"]") == "hive-pgn/bad-tag: the key `Si-te` is not only letters, digits and `_`");
  CHECK(reason("[Site \"x\"]\r[Date \"\"]") ==
        "hive-pgn/bad-tag: the line has carriage returns alone, which do not end a line");
  CHECK(said_of_file("[GameType Base]\n1. wS1\n") ==
        Lines{"hive-pgn/bad-tag: the value of `GameType` is not in quotes `\"`"});
  CHECK(said_of_file(std::string("[\0G\0", 4)) ==
        Lines{"hive-pgn/bad-tag: the text is UTF-16, of which nothing is read"});
  CHECK(said_of_file("\xFF\xFE[x") == Lines{"hive-pgn/bad-tag: the text is UTF-16, of which nothing is read"});
  test::GameSession session("hive-pgn");
  session.read("\xFF\xFE[x");
  CHECK_FALSE(session.record().has_game);
  CHECK_FALSE(session.is_sound());
}

TEST_CASE("hive-pgn findings: what hivegame.com writes tells its dialect") {
  const auto file = [](const std::string& tags, const std::string& end) {
    return "[GameType \"Base\"]\n" + tags + "1. wB1\n2. bS1 wB1-\n" + end;
  };
  for (const std::string& text :
       {file("[Result \"Adjudicated\"]\n", "Adjudicated\n"), file("", "Adjudicated\n"), file("", ";\n"),
        file("", "3. wQ -wB1;\n"), file("[Date \"20-Jan-2024_14:53:24\"]\n", ""),
        file("[Date \"2024.01.20\"]\n", "3. wQ -wB1 ; \n;\n")}) {
    CAPTURE(text);
    for (const std::string& line : said_of_file(text)) CHECK(line.find("trailing-space") != std::string::npos);
    CHECK_FALSE(test::said_in_file(text, "hive-pgn", {{"dialect", "mzinga"}}).empty());
  }
  CHECK(said_of_file(file("[Result \"\xC2\xBD-\xC2\xBD\"]\n", "\xC2\xBD-\xC2\xBD\n")) ==
        Lines{"hive-pgn/result-not-on-board: `Draw` is not what the board shows"});
  CHECK(
      test::said_in_file(file("", "3. wQ -wB1;\n"), "hive-pgn", {{"dialect", "mzinga"}}) ==
      Lines{"uhp/trailing-semicolon: a `;` ends the line, which divides nothing here -> [GameType \"Base\"]~1. wB1~2. "
            "bS1 wB1-~3. wQ -wB1~"});
  // Other dates and words are no habits of the site.
  for (const std::string date :
       {"20-jan-2024_14:53:24", "20-Jan-2024 14:53:24", "20-Jan-2024_14:53", "1-Jan-2024_14:53:24"}) {
    CHECK(said_of_file(file("[Date \"" + date + "\"]\n", "")).size() == 1);
  }
  test::GameSession session("hive-pgn");
  session.read(file("[Result \"Adjudicated\"]\n", "WhiteWins\n"));
  CHECK(session.record().is_adjudicated);
  CHECK(session.record().result == hive::Outcome::white_wins);
}

TEST_CASE("hive-pgn findings: results") {
  const auto of_tag = [](const std::string& value, const std::string& line) {
    return said_of_file("[GameType \"Base\"]\n[Result \"" + value + "\"]\n1. wS1\n" + line);
  };
  CHECK(of_tag("", "").empty());
  CHECK(of_tag("NotStarted", "") ==
        Lines{"hive-pgn/result-mismatch: a game with moves is not `NotStarted` -> [GameType "
              "\"Base\"]~[Result \"InProgress\"]~1. wS1~"});
  CHECK(of_tag("InProgress", "NotStarted\n").empty());
  CHECK(said_of_file("[GameType \"Base\"]\n[Result \"NotStarted\"]\n").empty());
  CHECK(of_tag("Draw", "Draw\n") == Lines{"hive-pgn/result-not-on-board: `Draw` is not what the board shows"});
  CHECK(of_tag("1/2-1/2", "1/2-1/2\n") == Lines{"hive-pgn/result-not-on-board: `Draw` is not what the board shows",
                                                "hive-pgn/result-spelling: `1/2-1/2` stands for `Draw` -> [GameType "
                                                "\"Base\"]~[Result \"Draw\"]~1. wS1~1/2-1/2~",
                                                "hive-pgn/result-spelling: `1/2-1/2` stands for `Draw` -> [GameType "
                                                "\"Base\"]~[Result \"1/2-1/2\"]~1. wS1~Draw~"});
  CHECK(of_tag("*", "") == Lines{"hive-pgn/result-spelling: `*` stands for `InProgress` -> [GameType \"Base\"]~[Result "
                                 "\"InProgress\"]~1. wS1~"});
  CHECK(of_tag("", "0-1\n") == Lines{"hive-pgn/result-not-on-board: `BlackWins` is not what the board shows",
                                     "hive-pgn/result-spelling: `0-1` stands for `BlackWins` -> [GameType "
                                     "\"Base\"]~[Result \"\"]~1. wS1~BlackWins~"});
  CHECK(of_tag("White", "") ==
        Lines{"hive-pgn/bad-result: `White` is not a result ~> [GameType \"Base\"]~[Result \"InProgress\"]~1. wS1~"});
  CHECK(of_tag("White", "WhiteWins\n") ==
        Lines{"hive-pgn/bad-result: `White` is not a result ~> [GameType \"Base\"]~[Result \"WhiteWins\"]~1. "
              "wS1~WhiteWins~",
              "hive-pgn/result-not-on-board: `WhiteWins` is not what the board shows"});
  CHECK(
      of_tag("whitewins", "") ==
      Lines{"hive-pgn/bad-result: `whitewins` is not a result ~> [GameType \"Base\"]~[Result \"InProgress\"]~1. wS1~"});
  CHECK(of_tag("InProgress", "Draw\n") ==
        Lines{"hive-pgn/results-disagree: the line says `Draw`, and the tag `InProgress` ~> [GameType "
              "\"Base\"]~[Result \"InProgress\"]~1. wS1~InProgress~"});
  CHECK(
      of_tag("InProgress", "  InProgress\n") ==
      Lines{"hive-pgn/result-spelling: there are spaces before the result `InProgress` -> [GameType \"Base\"]~[Result "
            "\"InProgress\"]~1. wS1~InProgress~"});
  CHECK(of_tag("InProgress", "InProgress\n\n2. bS1 wS1- \n\n[White \"A\"]\n") ==
        Lines{"hive-pgn/text-after-result: `2. bS1 wS1-` comes after the result and is not read",
              "hive-pgn/text-after-result: `[White \"A\"]` comes after the result and is not read"});
  CHECK(of_tag("InProgress", "WhiteWins by resignation\n") ==
        Lines{"uhp/bad-move: `WhiteWins by resignation` is not a move"});
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
  CHECK(without_moves(of_tag("InProgress", "")) ==
        Lines{"hive-pgn/result-mismatch: the board shows `WhiteWins`, and not `InProgress` -> [GameType "
              "\"Base\"]~[Result \"WhiteWins\"]~"});
  CHECK(without_moves(of_tag("BlackWins", "BlackWins\n")) ==
        Lines{"hive-pgn/result-mismatch: the board shows `WhiteWins`, and not `BlackWins` -> [GameType "
              "\"Base\"]~[Result \"WhiteWins\"]~WhiteWins~"});
  CHECK(without_moves(of_tag("BlackWins", "WhiteWins\n")) ==
        Lines{"hive-pgn/result-mismatch: the board shows `WhiteWins`, and not `BlackWins` -> [GameType "
              "\"Base\"]~[Result \"WhiteWins\"]~WhiteWins~",
              "hive-pgn/results-disagree: the line says `WhiteWins`, and the tag `BlackWins` ~> [GameType "
              "\"Base\"]~[Result \"BlackWins\"]~BlackWins~"});
  CHECK(without_moves(of_tag("", "Draw\n")) == Lines{"hive-pgn/result-mismatch: the board shows `WhiteWins`, and not "
                                                     "`Draw` -> [GameType \"Base\"]~[Result \"\"]~WhiteWins~"});
  // Nothing is compared after an error.
  CHECK(without_moves(of_tag("BlackWins", "13. xyz\n")) == Lines{"uhp/bad-move: `xyz` is not a move"});
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
        Lines{"plyglot/misplaced-suppression 35"});
  CHECK(left("[GameType \"Base\"]\n{plyglot: ignore[hive-pgn/ply-number]}\n1. wS1\n") ==
        Lines{"plyglot/unused-suppression 35"});
  CHECK(left("[GameType \"Base\"]\n1. wS1\n\n{plyglot: ignore[hive-pgn/result-not-on-board]}\nDraw\n").empty());
}

TEST_CASE("hive-pgn findings: a comment of no use leaves its braces where the line would end without them") {
  test::GameSession session("hive-pgn");
  const auto without_comment = [&](const std::string& text) {
    session.lint(text);
    return test::said_about(text, session.findings()).back();
  };
  const std::string nothing = "plyglot/unused-suppression: `hop/` suppresses nothing here -> ";
  CHECK(without_comment("\xff \r{plyglot: ignore[hop/]}\n") == nothing + "\xff \r{}~");
  CHECK(without_comment("\xff \r {plyglot: ignore[hop/]}\n") == nothing + "\xff \r {}~");
  CHECK(without_comment("\xff {plyglot: ignore[hop/]}\n") == nothing + "\xff~");
}
