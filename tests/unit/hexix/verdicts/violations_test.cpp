// The words of what is found in the play of Hexix records.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/hexix/playing.hpp"

using namespace plyglot;

namespace {

// A text with one finding, and all that is said of it.
struct Said {
  std::string text;
  std::string words;
};

void check_play_words(const std::vector<Said>& cases) {
  for (const Said& said : cases) {
    CAPTURE(said.text);
    CHECK(test::hexix_play_words(said.text) == said.words);
  }
}

const std::string position_header = "# position: ";

std::string mended(const std::string& text) {
  const test::HexixFile file = test::play_hexix(text);
  for (const diagnostics::Diagnostic& finding : file.findings) {
    if (test::is_of_hexix_play(finding) && finding.fix) return test::applied(text, *finding.fix);
  }
  return "nothing to mend";
}

}  // namespace

TEST_CASE("hexix violations: placements") {
  check_play_words({
      {"D2v    D5v\nD2v", R"(hexix/occupied-cell: `D2` is occupied by the own piece `Bv1`
  at D2: pieces are placed on empty cells
  at D2v: `D2` was placed here with 1 (row 1)
  note: the ply is not played, and the position is uncertain from here on
  help: to raise the piece, write `D2+`
)"},
      {"D2v    D5v\nD5v", R"(hexix/occupied-cell: `D5` is occupied by the enemy piece `Rv1`
  at D5: pieces are placed on empty cells
  at D5v: `D5` was placed here with 1 (row 1)
  note: the ply is not played, and the position is uncertain from here on
)"},
      {"D2v    E1v", R"(hexix/no-own-neighbour: Red has no piece next to `E1`
  at E1v: not placed next to an own piece
  note: the neighbours of `E1` are `D1 D2 E2 F1`; pieces of Blue there: `D1 D2`
  note: the piece is put on the board with 1 anyway
  help: legal placements: `C5^ C5v D5^ D5v E5^ E5v`
)"},
      {position_header + ".../..../...../Bh6Bv2.Bv3.Rh6/...../..../... b\nD3v1",
       R"(hexix/wrong-value: the piece on `D3` gets 2, not 1
  at 1: `D3` has 2 own neighbours
  note: a new piece gets the count of own pieces beside it: `D2 D4`
  safe fix: write `2`, 1 -> 2
)"},
  });
}

TEST_CASE("hexix violations: pieces") {
  check_play_words({
      {"D2v    D5v\nC2+", R"(hexix/empty-cell: there is no piece on `C2`
  at C2: nothing here to raise
  note: the ply is not played, and the position is uncertain from here on
)"},
      {"D2v    D5v\nD5+", R"(hexix/enemy-piece: `Rv1` on `D5` is Red's, and this is a ply of Blue
  at D5: a piece of Red
  at D5v: `D5` was placed here with 1 (row 1)
  note: the ply is not played, and the position is uncertain from here on
  help: it is a legal ply of Red: perhaps it is in the wrong column
)"},
      {"D2v    D6+", R"(hexix/increment-past-six: the home `Rh6` on `D6` has 6 and cannot be raised
  at D6+: a home always has 6
  note: the ply is not played, and the position is uncertain from here on
)"},
      {position_header + ".../..../..Rv1../Bh6Bv2Bv3..Rh6/...../..../... b\nD3C3   D5v\nD3E3",
       R"(hexix/empty-cell: there is no piece on `D3`
  at D3: nothing here that could capture
  note: a piece of Blue went from `D3` to `C3` in row 1
  note: the ply is not played, and the position is uncertain from here on
)"},
      {position_header + ".../..../...../Bh6Bv5...Rh6/...../..../... b\nD2+    D5v\nD2+",
       R"(hexix/increment-past-six: `Bv6` on `D2` has 6 already
  at D2+: 6 is the highest number
  at D2+: `D2` became 6 here (row 1)
  note: the ply is not played, and the position is uncertain from here on
)"},
  });
}

TEST_CASE("hexix violations: captures") {
  check_play_words({
      {"D2v    D5v\nD2E2", R"(hexix/empty-target: there is no piece on `E2`
  at E2: nothing here that `D2` could take
  note: pieces move only by capturing
  note: the ply is not played, and the position is uncertain from here on
  help: `D2` has no legal capture
)"},
      {"D2v    D5v\nD2D1", R"(hexix/own-target: `Bh6` on `D1` is Blue's own
  at D1: a piece of Blue
  note: the ply is not played, and the position is uncertain from here on
  help: `D2` has no legal capture
)"},
      {"D2v    D5v\nD2D2", R"(hexix/own-target: `Bv1` on `D2` would capture itself
  at D2: the same cell
  at D2v: `D2` was placed here with 1 (row 1)
  note: the ply is not played, and the position is uncertain from here on
  help: `D2` has no legal capture
)"},
      {position_header + ".../..../Rv1..../Bh6Bv2...Rh6/...../..../... b\nD1C1",
       R"(hexix/home-captures: `D1` is a home, and homes do not capture
  at D1: the home of Blue
  note: the ply is not played, and the position is uncertain from here on
)"},
      {position_header + ".../..../.Rv1.../Bh6Bv2Bv3..Rh6/...../..../... b\nD3C2",
       R"(hexix/not-forward: `C2` is not diagonally forward of `D3` for Blue
  at C2: 
  note: Blue captures diagonally up the board; from `D3`: `C3 E3`
  note: it is played anyway
)"},
      {position_header + ".../..../..Rv1../Bh6Bv2B^3..Rh6/..Rv4../..../... b\nD3C3",
       R"(hexix/capture-value: a `^` with 3 takes larger numbers only, not 1
  at D3C3: 1 is smaller
  note: `B^3` on `D3` meets `Rv1` on `C3`
  note: it is played anyway
  help: legal captures by `D3`: `D3E3`
)"},
      {position_header + ".../..../Bv2Bv2Bv2Bv3Bv5/Bh6....Rh6/...../..../... b\nC5D6",
       R"(hexix/capture-value: a `v` with 5 takes smaller numbers only, not 6
  at C5D6: 6 is larger
  note: `Bv5` on `C5` meets `Rh6` on `D6`
  note: a home has 6: only a `^` with 1 to 5 takes it
  note: it is played anyway
  help: `C5` has no legal capture
)"},
  });
}

TEST_CASE("hexix violations: open rules") {
  check_play_words({
      {"D2v    D5v\nE1v    D5+", R"(hexix/global-rule: `Bv1` on `D2` has 2 own neighbours: `D1 E1`
  at E1v: after this ply
  at D2v: `D2` was placed here with 1 (row 1)
  note: a piece's number must not be below the count of own pieces next to it, active or not
  note: this rule is open (hexix 9): a published game breaks it
  help: `--option global-rule=off` drops the rule, `global-rule=error` makes it an error
)"},
      {position_header + ".../Bv1.../Bv2..../Bh6Bv2...Rh6/...../..../... b\nC2v",
       R"(hexix/global-rule: 2 pieces have more own neighbours than their numbers: `B1 D2`
  at C2v: after this ply
  note: `Bv1` on `B1` has 2 own neighbours: `C1 C2`
  note: `Bv2` on `D2` has 3 own neighbours: `C1 C2 D1`
  note: a piece's number must not be below the count of own pieces next to it, active or not
  note: this rule is open (hexix 9): a published game breaks it
  help: `--option global-rule=off` drops the rule, `global-rule=error` makes it an error
)"},
      {position_header + ".../..../...../Bh6..Bv2.Rh6/...Rv1./..../... b\nD3v",
       R"(hexix/inactive-anchor: `D3` is next to inactive pieces of Blue only: `D4`
  at D3v: not placed next to an active piece
  note: a piece is active while a chain of adjacent own pieces links it to its home; Blue's home is on `D1`
  note: this rule is open (hexix 9): the published definition of inactive pieces is not known
  help: `--option inactive-rule=off` drops the rule, `inactive-rule=error` makes it an error
)"},
      {position_header + ".../..../...../Bh6..Bv2.Rh6/...../..../... b\nD4+",
       R"(hexix/inactive-increment: `Bv2` on `D4` is inactive
  at D4+: not linked to Blue's home
  note: a piece is active while a chain of adjacent own pieces links it to its home; Blue's home is on `D1`
  note: this rule is open (hexix 9): the published definition of inactive pieces is not known
  help: `--option inactive-rule=off` drops the rule, `inactive-rule=error` makes it an error
)"},
      {position_header + ".../..../..Rv1../...B^3.Rh6/...../..../... b\nD4+",
       R"(hexix/inactive-increment: `B^3` on `D4` is inactive
  at D4+: not linked to Blue's home
  note: a piece is active while a chain of adjacent own pieces links it to its home; Blue has no home on the board
  note: this rule is open (hexix 9): the published definition of inactive pieces is not known
  help: `--option inactive-rule=off` drops the rule, `inactive-rule=error` makes it an error
)"},
      {position_header + ".../..../..Rv1../Bh6.Bv3..Rh6/...../..../... b\nD3C3",
       R"(hexix/inactive-capture: `Bv3` on `D3` is inactive
  at D3: not linked to Blue's home
  note: a piece is active while a chain of adjacent own pieces links it to its home; Blue's home is on `D1`
  note: this rule is open (hexix 9): the published definition of inactive pieces is not known
  help: `--option inactive-rule=off` drops the rule, `inactive-rule=error` makes it an error
)"},
  });
}

TEST_CASE("hexix violations: order") {
  check_play_words({
      {"...D5v", R"(hexix/fragment: the record begins with a ply of Red, so its position is unknown
  at ...: no ply of Blue before it
  note: without a position only the words, the layout, the order of plies and the directions of captures are checked
  help: a line before it can say where it begins; the start of a game would be `# position: .../..../...../Bh6....Rh6/...../..../... b`
)"},
      {"D2v    D5v\nD2+    D5+\n...    D4v", R"(hexix/skipped-ply: a ply of Blue was not recorded
  at ...: 
  note: 11 of 11 legal plies fit: `D4v` must be legal afterwards
  note: those that fit: `C1^ C1v C2^ C2v D2+ D3^ D3v E1^` and 3 more
  note: from here on the position is uncertain
)"},
      {"D2v    D5v\n...    D6D5", R"(hexix/no-ply-fits: no legal ply of Blue fits here: none makes `D6D5` legal
  at ...: Blue has 1 legal ply
  at D6D5: not legal after any of them
hexix/skipped-ply: a ply of Blue was not recorded
  at ...: 
  note: 0 of 1 legal ply fits: `D6D5` must be legal afterwards
  note: from here on the position is uncertain
hexix/own-target: `Rv1` on `D5` is Red's own
  at D5: a piece of Red
  at D5v: `D5` was placed here with 1 (row 1)
  at ...: the position is uncertain from here on
)"},
      {"D2v    D5v\nD2+    ...", R"(hexix/skipped-ply: a ply of Red was not recorded
  at ...: 
  note: from here on the position is uncertain
)"},
      {"D2v\nD2+    D5v", R"(hexix/missing-ply: `D2+` is a ply of Blue, but it is Red's turn
  at D2+: no ply of Red before this one
  at D2v: the last ply of Blue
  note: from here on the position is uncertain
  unsafe fix: write `...` for a ply of Red that was not recorded,  ->     ...
)"},
      {position_header + ".../..../...../Bh6....Rh6/...../..../... r\nD2v?",
       R"(hexix/position-turn: `D2v` is in Blue's column, but Red is to move first
  at D2v?: it would be Red's turn
  at .../..../...../Bh6....Rh6/...../..../... r: `r` at the end: Red moves first
  note: the ply is played for Blue, and the position is uncertain from here on
  help: end the position with `b`, or write `...` in Blue's column of the first row
)"},
      {position_header + ".../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b\nC5D6!! D5v??",
       R"(hexix/move-after-end: `D5v` comes after the end: Blue had taken the home of Red
  at D5v??: not played, nor what follows
  at C5D6!!: Blue won by this ply
)"},
  });
}

TEST_CASE("hexix violations: what is missing is mended in the row above") {
  CHECK(mended("D2v\nD2+    D5v") == "D2v    ...\nD2+    D5v");
  CHECK(mended("D2v # c\nD2+    D5v") == "D2v    ... # c\nD2+    D5v");
  CHECK(mended("1. D2v??\n2. D2+    D5v") == "1. D2v??  ...\n2. D2+    D5v");
  CHECK(mended("      D2v!?\nD2+    D5v") == "      D2v!? ...\nD2+    D5v");
  // Nothing stands before it.
  const std::string red_moves = position_header + ".../..../...../Bh6....Rh6/...../..../... r\n";
  CHECK(mended(red_moves + "1.\n2. D2v") == "nothing to mend");
}

TEST_CASE("hexix violations: a number is mended in its place") { CHECK(mended("D2v5??") == "D2v1??"); }

TEST_CASE("hexix violations: moves are spelled in the dialect that is read") {
  hexix::Options options;
  options.dialect = hexix::Dialect::v2019;
  const std::string words = test::hexix_play_words("D4<", options);
  CHECK(words.find("legal placements: `C1> C1< D2> D2< E1> E1<`") != std::string::npos);
}
