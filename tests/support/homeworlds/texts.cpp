#include "support/homeworlds/grammars.hpp"

#include <array>

namespace plyglot::test {

using homeworlds::Dialect;

// clang-format takes a line for each text.
// clang-format off

const std::vector<std::string>& homeworlds_pieces() {
  static const std::vector<std::string> pieces = {
    "\n", "\r\n", "\r", " ", "  ", "\t", "\n\n", "\n \n", "#", " #", " # x\n", ";", "; ", ",", "/", "\\", "|", " | ",
    " . ", "*", " *", "* ", "**", ":", ")", "(", "<", ">", "-", "_", "\"", "\xEF\xBB\xBF", "\xC3\xA9", "\x80",
    std::string(1, '\0'), "1) ", "2. Sam: ", "12)\n", "1234567890) ", "Players: A, B\n", "<0>; A(r1)g3-", "<0>",
    "; A(0,b2r1)g3y1-", "b2", "G1", "g1x", "r3s", "r32", "b", "blue", "GREEN", "A", "Alpha", "(A)", "#a", "build",
    "b ", "trade ", "t y3 A b", "t y3 b3 A", "discover y1 A g2 B", "d y1 A g2", "move y1 A B", "a r1 A",
    "attack r1s A", "sacrifice g1 A", "s g1 A", "c A b", "catastrophe b A", "catastrophe red at A",
    "homeworld y3 b1 g3", "h y3 - g3 Home", "hw", "pass", "p", " pass ", "pass 2", "PASS", "cap", "sac", "con",
    "swap", "x ", " at ", " to ", "from", "move g1g1 from A to B (b2)", "capture g1 at A", "Sam (0, y3b1) g3-",
    "Ray (1, g1) -b3", "h,b2C,y1C,g3C\n",
    "b,g1A,1", "m,g3C,2", "t,g1,b", "e,A", "...", "1.\n", "1...\n", "h y3 b1 g3\n(named A)\n", "(named B)", "1-0", "\n0-1\n"};
  return pieces;
}

namespace {

const std::vector<std::string> seed_texts = {
    "A:1:Homeworld (LGSB, lr)\nB:2:Pass", "build g1 A/orig\n(\n  build g1 B//x\n)",
    "", "build g1 Alpha", "pass", "p *", "pass*", "12) Sam: build g Alpha", "1. pass", "h y3 - g3",
    "h y3 b1 g3 Home *", "sacrifice y1 Alpha /\nmove b1 Beta Gamma /\r\ncatastrophe Gamma b", "; pass;",
    "a r3s X | t r1 X B*", "BUILD G1 \xC3\x85lpha", "build g1 \x80", "m g1 g2 g3", "d y1 A g2 B", "c b blue",
    "t b1 b b1", "build g1", "homeworldx y3 b1 g3", "pass pass", "build g4 A", "build g1 ---", "build g1 (A)",
    "trade r1 b A", "sac y1 A", "capture r1 A", "catastrophe b A", "pass 2", "1234567890) pass", "build g1 A B",
    "build g1 #a", "*", "move y1 A", "attack r34 A", "build g1 A* *", "build g1 \"A\"", "pass;\n# c\npass",
    "pass;\n\npass", "pass;\n1) pass", "pass; # c\n # d\n pass", "pass;# c\npass", "pass;", "pass;\n", "pass;\n# c",
    "1)", "1) # c", "1) ;", "1) Sam:", "1) Sam: # c",
    "Players: A, B\nLayout:\n\n# c\nKey: v # c\n<0>; A(r1)g3-;\n# c\n B(0,g1 b2)-y1 # d\n\npass",
    "<0>; A(r1)g3-;\n\n# c", "<0>; A(r1)g3-;\npass", "<0>", "<0>;", "<0>; A(r1)g3", "pass\n<0>; A(r1)g3-",
    "<0>; A(r1)g3-\n<0>; A(r1)g3-", "<0>; A ( r1 ) g3 - - ;", "<0>; A(r1)g3-#c", "<0>; A(r1)g3- #c", "Key:#c", "Key:",
    "pass # c", "pass #", "#", "  # c", "pass\nKey: v", "| pass", "pass |", "pass | | pass", "pass; ; pass", "pass;;",
    "pass; *", "pass *;", "pass;\n*", "pass | # c", "pass;#c", "pass\n*", "   ", "\xEF\xBB\xBFpass",
    "\xEF\xBB\xBF\xEF\xBB\xBFpass", "\xEF\xBB\xBF# c\npass", "<0>; A(r1)g3-; x;\n\n y;\n# c", "<;  x  \n;", ";\n;\n;",
    ";\n;\n\npass", "; *", "* ;", "h y3 b1 g3 A B", "h y3 b1", "h x", "pass;\n<0>\npass",
    "1.\nh y3 b1 g3\n(named Sam)\n1...\nh y3 b2 g3\n(named Ray)\n2.\ns g3 Sam\nb g1 Sam\n2...\npass\n1-0",
    "1.\nh y3 b1 g3\n(named Sam) *\n\n1...\nh y3 b2 g3 Ray # c\n3...\nb g1 Ray\n# d\n1/2-1/2 # e\n"};

const std::vector<std::string> ap_texts = {
    "", "build g north", "p", "pass *", "pass * *", "pass **", "pass*", "pass 3", "pass 3*", "pass 0", "pass 12",
    "pass; pass *, pass", "pass ; *", "* ", "h y3 b1 g3 *", "h y3 b1 g3 A", "h y3 b1 g3*",
    "discover y1n north g3 orion", "attack r1s south\\pass", "trade y1 north b / c dust red", "hom y3 - g3",
    "homex y3 - g3", "build g1 _a", "h x", "build x A", "build g1 abcdefghijklmnopqrstuvwxy",
    "build g1 abcdefghijklmnopqrstuvwxyz", "pass;", ";pass", ";", "# c", "<0>; \xC3\xA9(r1)g3-\npass", "1) pass",
    "attack r10 south", "build g1 (a)", "pass\npass", "pass;\npass", "{}", "<0>; A(r1)g3-;\n\n\n", "x; y *",
    "<0>; A(r1)g3-; B", "<0>\n<1>"};

const std::vector<std::string> sdg_texts = {
    "", "Build G1 Sam", "1) Sam: Build G1 Sam", "1) Sam:\nBuild G1 Sam\nTrade G1 B1 Sam\n\n2) Ray:\nPass\n",
    "1) Sam: Homeworld Y3 B1 G3 *", "Homeworld Y3 B1 G3*", "Build G1 A*", "Build G1 A **", "Build G1 A* *", "Pass *",
    "Pass**", "*", "**",
    "Homeworlds Online (SDG# 12)\nVariants: \"x\"\nParticipants: Sam (N), Ray (S)\nhm\n1) Sam: Pass",
    "1) Sam: Pass\n so it is\nand on\n<3\n2) Ray: Pass", "1) Sam: Pass\n so it is\nand on\n\n more\n2) Ray: Pass",
    "1) Sam: Pass\n  \nPass", "1) Sam:\n\n2) Ray: Pass", " 1. Pass", "1)\n Pass", "Build G1!! A",
    "Discover Y1 A G2 Dy/dx", "Sack g1 A", "cap r1 A", "ca A b", "con b1 A", "conq r1 A", "Trade G1 Sam B1",
    "x r12 A", "Build g A", "Pass Pass", "<0>; A(r1)g3-\n1) Pass", "hm\n<0>; A(r1)g3-\n1) Pass", "<0>; A(r1)g3-",
    "<0>; A(r1)g3-;\n1) Pass", " Pass\n Pass", "Pass\n\nPass", "Pass\n1) Pass", "\xEF\xBB\xBFhm\n1) Pass",
    "1) Pass\n<0>\nPass", "c * b", "c *a* b*", "hm\n<0>; so\n1) Pass", "<3\n1) Pass", "<0>; A(r1)g3-\n<0>\n1) Pass",
    "1) Pass\n <wink>;\n2) Pass", "Winner: Sam", "1) Sam: Pass\n1) why\n2. so\n\n2) Ray: Pass",
    "1) Sam: Pass\nRay: hm\nand on\n3) Pass\n2) Ray: Pass", "1) Pass\nRay: hm\n2) Pass", "1) Sam: Pass\nBuild: G1 A",
    "1) Sam: Pass\nh: x\nb: x\nt: x\nd: x\nm: x\na: x\ns: x\nc: x\np: x", "2) hm\n1) Sam: Pass\n\tso\n 2) Build G1 A\n 2) Ray: Pass"};

const std::vector<std::string> jpb_texts = {
    "A:1:Homeworld (LGSB, lr)\nB:2:Pass", "build g1 A/orig\n(\n  build g1 B//x\n)",
    "", "pass", "pass;pass", "homeworld y3 b1 g3 Sam", "homeworld y3 b1 g3", "homeworld y3 - g3 Sam",
    "hw y3 b1 g3 Sam and so on *", "h y3 b1 g3 * x", "h y3 b1 g3 _ x", "h y3 b1 g3 A*b", "build(g1, A)", "b g A",
    "trade g3 r3 Sam", "trade g3 Sam r3", "discover y1 A g2", "discover y1 A g2 B", "discover y1 A g2 build g1 B",
    "discover y1 A g2 *", "pass 2", "pass*", "pass * *", "*", "pass * pass", "---", "--- pass ---", "# c",
    " # c\npass", "pass # c", "<0>; A(r1)g3-;\n# c\nB(g1)-y1", "<0>; A(r1)g3-;\n# c\n", "<0>; A(r1)g3-\npass",
    "build g1 ___", "build g1 __a", "attack r12 A", "attack r1s A", "cat A blue", "cat blue A", "conquer r1 A",
    "sack g1 A", "b g1 A b g1 B*c", "<3", "pass\n<0>", "build g1 A*", "a;;b", "move y1 A B\xC3\xA9"};

const std::vector<std::string> quux_texts = {
    "", "Sam (0, y3b1) g3-", "Ray (1, g1) -b3", "Ray (1, g1) b3-", "Sam (0, y3b1) g3-g1", "at (0, y3) g3-", "pass",
    "pass; build g1 at A", "build g1 at A; pass", "build g1g1g2 at A", "build g1g1g2g3 at A", "build g1 A",
    "build G1 at A", "Build g1 at A", "move b1 from S to T", "move b1 from S to T (g2)", "move b1b1 S T (g2)",
    "move b1 from S T", "discover y1 A g2 B", "catastrophe red at A", "cat A red", "cat red red", "cat red at at",
    "cat A Red", "convert g3 to r3 at A", "swap g3 at A for r3", "trade g3 r3 A", "trade g3 in A to r3",
    "trade g3 A r3", "build g1 at A;", "build g1 at A; ", "; build g1 at A", "build g1 at A; ; build g1 at A",
    "build g1  at A", "build g1 at A  ", "  build g1 at A", "build g1 at A;build g1 at A",
    "build g1 at A;  build g1 at A", "build g1", "capture r1 at A", "attack r1r2 A", "sac g1 at A; build g1 atlas",
    "<0>; A(r1)g3-\npass", "pass\n<0>", "pass\npass", "build g1 in", "build g1 to", "build g1 for", "swap g1 at A",
    "swap g1 at A,", "swap g1 to b1,", "swap g1 a", "sac g1x", "attack g1x", "swap g1x", "swap g1 to b1x",
    "build g1 at A\t; pass", "pass pass", "hello; world", "build (0, y3) g3-", "move (1, y3) -g3", "sac g1 at A (g2)"};

const std::vector<std::string> hwl_texts = {
    "", "Players: A,B\nWinner: none\nh,b2C,y1C,g3C\nh,b1C,r3C,g3B\n", "h,b2C,,g3C", "h,b2C,y1C,g3C,1", "h,b2C,y1C,g3C,0",
    "h,,y1C,g3C", "h,b2C,y1C", "h,b2C,y1C,g3C,1,2", "b,g1A,1", "b,g1,1", "b,g,1", "b,g1D,1", "b,g1F,1", "B,g1A,1",
    "b,G1a,1", "b,g1A", "b,g1A,", "b,,1", "b,g1A,01", "b,g1A,x", "b,g1A,1,2", "t,g1A,b1A", "t,g1A,b", "t,g1A,b1", "t,g,b1A",
    "d,y1A,g2A", "d,y1A,g2", "d,y1A,g", "m,y1A,12", "m,y1,1", "x,r1A", "x", "s,r1A", "a,r1A", "c,b,1", "c,blue,1",
    "c,1,b", "pass", "Pass", "pass,1", "s,y1A;pass;pass", "b,g1A,1;", ";b,g1A,1", "b,g1A,1;;c,b,1", ";", ";;", "; ",
    "pass\n\npass", "pass\n\n", "\n\npass\n \n\npass\n", "pass\r\n\r\npass", "pass\r\rpass", "e,A", "b,g1A,1;e,A",
    "b,g1A,1;e,A b ", "e,", "e,A;B", "e,A\npass", ";e,A", ";;e,A", "b,g1A,1;;e,A", "...", "b,g1A,1;...", "b,g1A,1;...\n\n",
    "...\npass", "b,g1A,1;...\npass", ";...", "....", " b,g1A,1 ", "b, g1A,1", "b,g1A,1 ;c,b,1", "Winner: A\npass",
    "pass\nWinner: A\n\npass", "Players:A", "players: A,B", "Players: ", "Event: x", "<0>; 1(0,r1)g3-\npass",
    "pass\n<0>", "<0>; 1(0,r1)g3-;\n\n", "\xEF\xBB\xBFpass", "# c", "pass\xC3\xA9"};
const std::vector<std::string> bga_texts = {
    "", "Move 1 :6/29/2022 10:26:36 AM", "Move 12 :1:02:54 PM", "Move 12:1:02:54 PM", "Move :1", "Move 3 :", "Move 3 :1/2",
    "A establishes a homeworld with a g3 ship at r1 and b3 binary stars.\nB establishes a homeworld with a y3 ship at g2 and b3 binary stars.",
    "A establishes a homeworld with a g4 ship at r1 and b3 binary stars.",
    "A establishes a homeworld with a g3 ship at r1 and b3 binary stars. ",
    " establishes a homeworld with a g3 ship at r1 and b3 binary stars.", "A builds a g1 ship in Homeworld A.",
    "A builds a G1 ship in Homeworld A.", "A builds a g1 ship in A", "A builds a g1 ship in .", "A builds a g1 ship in ..",
    "  A builds a g1 ship in B.\t", "builds a g1 ship in B.", "A trades a y1 ship for a r1 ship in B.",
    "A trades a y1 ship for a r1 in B.", "A captures a g1 ship in B.", "A discovers a b2 system named Qo'noS.",
    "A moves a r2 ship from Homeworld A to Alti.", "A moves a r2 ship from Alti.", "A moves a r2 ship from  to B.",
    "A moves a r2 ship from B to .", "A moves a r2 ship from to to to.", "A sacrifices a y3 ship in B.",
    "A triggers a Red catastrophe in B.", "A triggers a GREEN catastrophe in B.", "A triggers a r catastrophe in B.",
    "A ends their turn.", "A ends their turn", "A ends their turn. x", "A restarts their turn.", "restarts their turn.",
    "restarts their turn restarts their turn.", "A has no ships in their homeworld and is eliminated.",
    "A offers a draw.", "A accepts the draw.", "A cancels draw offer.", "A concedes the game.", "B is forgotten.",
    " is forgotten.", "This position has occurred 3 times.", "This position has occurred 3 times. A may declare a draw.",
    "This position has occurred times.", "This position has occurred 3 times.  may declare a draw.",
    "The colors of A have been chosen according to their preferences. Change my preferences.",
    "The end of the game: A wins!", "The end of the game:  wins!", "End of game (tie)", "End of game (tie).", "hello",
    "A: hello.", "\xEF\xBB\xBFMove 1 :", "\xEF\xBB\xBF\xEF\xBB\xBFMove 1 :", "Move 1 :\r\n\r\nA ends their turn.\rB offers a draw.",
    "A builds a g1 ship in B builds a g1 ship in C.", "A moves a g1 ship from B builds a g1 ship in C.",
    "\xC3\x85sa builds a b3 ship in Tarn-Vedra 2.", "\x80 ends their turn."};

const std::vector<std::string> seed_symbols = {
    "pass", "build g1 A", "h y3 - g3", ";", "|", "/", " ", "*", "\n", "#", "1) ", "a:", "<0>;", "A(r1)g1-", "k: v\n",
    "x"};
const std::vector<std::string> ap_symbols = {
    "pass", "build g1 a", "h y3 - g3", ";", "\\", " ", "*", "\n", "#", "3", "<0>;", "A(r1)g1-", "x", "attack r1n a"};
const std::vector<std::string> sdg_symbols = {
    "Pass", "Build G1 A", "Homeworld Y3 - G3", ";", " ", "*", "\n", "1) ", "a:", "<0>;", "A(r1)g1-", "x", "Winner: "};
const std::vector<std::string> jpb_symbols = {
    "pass", "build g1 A", "h y3 g1 g3", "d y1 A g2", ";", " ", "*", "\n", "#", "_", "<0>;", "A(r1)g1-", "x", "1"};
const std::vector<std::string> quux_symbols = {
    "pass", "build g1 at A", "cat A red", "move b1 A B", " (g2)", "; ", ";", " ", "\n", " to ", "<0>;", "A(r1)g1-", "x",
    "A (0, b1", "b2) ", "-", "g1"};
const std::vector<std::string> bga_symbols = {
    "A", " builds a g1 ship in ", "Homeworld A", ".", "\n", " ends their turn.", " moves a g1 ship from ", " to ",
    "Move 1 :", " is forgotten.", " ", " trades a g1 ship for a ", "r1 ship in ", " wins!", "The end of the game: "};

const std::vector<std::string> hwl_symbols = {
    "pass", "b,g1A,1", "h,b2C,,g3C", "c,b,1", ";", ",", " ", "\n", "e,A", "...", "g1", "2", "<0>;", "A(r1)g1-", "x",
    "Winner: "};

// clang-format on

}  // namespace

const std::vector<std::string>& homeworlds_symbols(Dialect dialect) {
  static const std::array<const std::vector<std::string>*, homeworlds::dialects> symbols = {
      &seed_symbols, &ap_symbols, &sdg_symbols, &jpb_symbols, &quux_symbols, &hwl_symbols, &bga_symbols};
  return *symbols[static_cast<std::size_t>(dialect)];
}

const std::vector<std::string>& homeworlds_texts(Dialect dialect) {
  static const std::array<const std::vector<std::string>*, homeworlds::dialects> texts = {
      &seed_texts, &ap_texts, &sdg_texts, &jpb_texts, &quux_texts, &hwl_texts, &bga_texts};
  return *texts[static_cast<std::size_t>(dialect)];
}

}  // namespace plyglot::test
