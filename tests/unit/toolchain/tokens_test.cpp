// What the words of a text are, in every notation.

#include "support/checks/catch.hpp"

#include <plyglot/session.hpp>

using namespace plyglot;
using annotations::Token;

namespace {

// As `kind:text`, separated by spaces; tokens with blanks inside are in quotes.
std::string tokens_in(const std::string& name, const std::string& text) {
  constexpr const char* kinds[annotations::token_kinds] = {"comment",   "number", "piece", "place",  "player",  "mark",
                                                           "separator", "key",    "value", "result", "keyword", "bad"};
  std::string problem;
  const toolchain::Language language = toolchain::language(name, problem);
  REQUIRE(problem.empty());
  toolchain::Chunk chunk;
  chunk.source.text = text;
  chunk.source.line_ends = toolchain::facts_of(*language.notation).line_ends;
  std::string found;
  for (const Token& token : toolchain::Session(language, {}).tokens(chunk)) {
    const std::string word(chunk.source.slice(token.span));
    const std::string quote = word.find_first_of(" \n") == std::string::npos ? "" : "'";
    found += (found.empty() ? "" : " ") + std::string(kinds[static_cast<std::size_t>(token.kind)]) + ':' + quote + word;
    found += quote;
  }
  return found;
}

}  // namespace

TEST_CASE("tokens: hexix") {
  CHECK(tokens_in("hexix",
                  "# lead\nBlue   Red\n-------------\n1. D2v1?  D5^   # note\n2. D2+    D5E4\n...    E4\n\n# tail") ==
        "comment:'# lead' key:'Blue   Red' separator:------------- number:1. place:D2 piece:v1 mark:? place:D5 piece:^ "
        "comment:'# note' number:2. place:D2 mark:+ place:D5 place:E4 keyword:... place:E4 comment:'# tail'");
  CHECK(tokens_in("hexix:2019", "d2<3 dE2xE3 hello you") == "place:d2 piece:<3 bad:dE2xE3 bad:'hello you'");
}

TEST_CASE("tokens: hop") {
  CHECK(tokens_in("hop", "# note\nbase+ML2A,q(3=A-)!,w") ==
        "comment:'# note' keyword:base mark:+ piece:M piece:L value:2 piece:A separator:, piece:q "
        "separator:( place:3 mark:= piece:A mark:- separator:) mark:! separator:, player:w");
}

TEST_CASE("tokens: uhp") {
  CHECK(tokens_in("uhp", "# note\nBase+ML;InProgress;White[2];wS1;bG1 wS1/;pass;quit it") ==
        "comment:'# note' value:Base+ML separator:; result:InProgress separator:; number:White[2] "
        "separator:; piece:wS1 separator:; piece:bG1 piece:wS1 mark:/ separator:; keyword:pass "
        "separator:; bad:'quit it'");
}

TEST_CASE("tokens: hive-pgn") {
  CHECK(tokens_in("hive-pgn",
                  "[GameType \"Base+ML\"]\n[Date 2020]\n1. wS1\n2. bG1 -wS1\n{of\nnote}\n3. fly\nInProgress\n") ==
        "separator:[ key:GameType separator:\" value:Base+ML separator:\"] bad:'[Date 2020]' number:1. "
        "piece:wS1 number:2. piece:bG1 mark:- piece:wS1 comment:'{of\nnote}' number:3. bad:fly "
        "result:InProgress");
}

TEST_CASE("tokens: thehive") {
  CHECK(tokens_in("thehive", "1. wS1\n2. bS1 \\*wS1 # note\npass\nfly\n") ==
        "number:1. piece:wS1 number:2. piece:bS1 mark:\\* piece:wS1 comment:'# note' keyword:pass bad:fly");
}

TEST_CASE("tokens: boardspace-sgf") {
  CHECK(
      tokens_in("boardspace-sgf",
                "(;\nGM[27]\nSU[hive]\n; P0[1 pick W 2 wS1]\n; P0[2 dropb wS1 N 13 .]TM[120]\n; P0[3 done]\n) over") ==
      "separator:(; key:GM separator:[ value:27 separator:] key:SU separator:[ value:hive separator:] "
      "separator:; player:P0 separator:[1 keyword:pick player:W place:2 piece:wS1 separator:] "
      "separator:; player:P0 separator:[2 keyword:dropb piece:wS1 place:N place:13 mark:. separator:] "
      "value:TM[120] separator:; player:P0 separator:[3 keyword:done separator:] separator:) bad:over");
}

TEST_CASE("tokens: hopgi") {
  CHECK(
      tokens_in("hopgi", "// lead\n[Round \"2\"]\n\n1. Pd2xc3!;Wf1-e3 $3 {so} (1. R@d4=DK ) 1... Pd2–c3 *\n\n; tail") ==
      "comment:'// lead' separator:[ key:Round separator:\" value:2 separator:\"] number:1. piece:P "
      "place:d2 mark:x place:c3 mark:! separator:; piece:W place:f1 mark:- place:e3 mark:$3 "
      "comment:{so} separator:( number:1. piece:R mark:@ place:d4 piece:=DK separator:) number:1... "
      "bad:Pd2–c3 result:* comment:'; tail'");
}

TEST_CASE("tokens: hexix-position") {
  CHECK(tokens_in("hexix-position", "# note\n .../..../...../Bh6B^2...Rh6/...../..../... B\n.../ b\n") ==
        "comment:'# note' place:. place:. place:. separator:/ place:. place:. place:. place:. separator:/ place:. "
        "place:. place:. place:. place:. separator:/ piece:Bh6 piece:B^2 place:. place:. place:. piece:Rh6 separator:/ "
        "place:. place:. place:. place:. place:. separator:/ place:. place:. place:. place:. separator:/ place:. "
        "place:. place:. player:B bad:'.../ b'");
}

TEST_CASE("tokens: hopgi-fen") {
  CHECK(tokens_in("hopgi-fen", "// note\nrp5/w+p5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] b - - 0 12 x") ==
        "comment:'// note' piece:r piece:p place:5 separator:/ piece:w piece:+p place:5 separator:/ "
        "place:* piece:p place:5 separator:/ piece:f piece:p place:5 separator:/ piece:b piece:p place:5 "
        "separator:/ place:* place:* piece:P piece:P piece:P piece:P piece:P separator:/ place:* place:* "
        "piece:B piece:F place:* piece:W piece:R piece:[RBPrbp] player:b value:- value:- value:0 "
        "number:12 bad:x");
}

TEST_CASE("tokens: hopgi-diagram") {
  CHECK(tokens_in("hopgi-diagram",
                  "// note\nturn: w\nhand: Pb\n  a   b   c   d   e   f   g\n+---+---+---+---+---+---+---+\n7 | p "
                  "|:r:|:/:|\nhello\n") ==
        "comment:'// note' key:turn: player:w key:hand: piece:Pb place:'a   b   c   d   e   f   g' "
        "separator:+---+---+---+---+---+---+---+ separator:'7 |' piece:p separator:| piece::r: "
        "separator:| piece::/: separator:| bad:hello");
}

TEST_CASE("tokens: homeworlds") {
  CHECK(tokens_in("homeworlds", "Players: Sam, Dave # note\n1) Sam: homeworld y1 b2 g3 Sam; pass\nbuild g1\n") ==
        "key:Players key:: value:'Sam, Dave' comment:'# note' number:1) player:Sam separator:: "
        "keyword:homeworld piece:y1 piece:b2 piece:g3 place:Sam separator:; keyword:pass bad:'build g1'");
  CHECK(tokens_in("homeworlds:quux", "Sam (0, y3b1) g3-\nbuild g1 at Sam; trade g1 to y1 at Sam\npass\n") ==
        "place:Sam separator:( player:0 separator:, piece:y3 piece:b1 separator:) piece:g3 separator:- "
        "keyword:build piece:g1 keyword:at place:Sam separator:; keyword:trade piece:g1 keyword:to "
        "piece:y1 keyword:at place:Sam keyword:pass");
  CHECK(tokens_in("homeworlds:sdg", "Participants: Sam (S), Dave (N)\n1) Sam: h y1 b2 g3\n  hello there\n") ==
        "key:'Participants: Sam (S), Dave (N)' number:1) player:Sam separator:: keyword:h piece:y1 "
        "piece:b2 piece:g3 comment:'hello there'");
  CHECK(tokens_in("homeworlds:ap", "<0>; Home(0,b1r2)g3-; Away(1,g1y2)-g3\npass 2\n") ==
        "player:<0> separator:; place:Home separator:( player:0, piece:b1 piece:r2 separator:) piece:g3 "
        "separator:- separator:; place:Away separator:( player:1, piece:g1 piece:y2 separator:)- piece:g3 "
        "keyword:pass value:2");
  CHECK(tokens_in("homeworlds:ap", "{\"header\": {\"n\": 2}, \"moves\": [true, \"x\"") ==
        "separator:{ key:\"header\" separator:: separator:{ key:\"n\" separator:: value:2 separator:} "
        "separator:, key:\"moves\" separator:: separator:[ keyword:true separator:, value:\"x\"");
}
