// What is dumped of the AST of each notation of Hopgi.

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"

using namespace plyglot;

namespace {

std::string ast_text(const std::string& text, const std::string& notation) {
  return test::viewed_file(text, test::language_of(notation), toolchain::Session::View::ast);
}

}  // namespace

TEST_CASE("hopgi ast: tags, turns, comments and variations") {
  CHECK(ast_text("// a\n[Event \"x\"]\n[bad\n\n1. Pd2-c3! {b} $1 (dc3 c5) Fd1-c3?;Wf1xe3;d4 2... hello R@d4=G * // c\n",
                 "hopgi") ==
        R"(game 0..92
  line comment 0..4 `// a`
  tag 5..16 `[Event "x"]`
    name 6..11 `Event`
    value 13..14 `x`
  bad tag 17..21 `[bad`
  number 23..25 `1.`
  turn 26..33 `Pd2-c3!`
    leg 26..32 `Pd2-c3`
      piece 26..27 `P`
      from 27..29 `d2`
      to 30..32 `c3`
    suffix 32..33 `!`
  comment 34..37 `{b}`
  nag 38..40 `$1`
  variation 41..42 `(`
    turn 42..45 `dc3`
      short leg 42..45 `dc3`
        hint 42..43 `d`
        to 43..45 `c3`
    turn 46..48 `c5`
      short leg 46..48 `c5`
        to 46..48 `c5`
  end of variation 48..49 `)`
  turn 50..64 `Fd1-c3?;Wf1xe3`
    leg 50..56 `Fd1-c3`
      piece 50..51 `F`
      from 51..53 `d1`
      to 54..56 `c3`
    leg 58..64 `Wf1xe3`
      piece 58..59 `W`
      from 59..61 `f1`
      to 62..64 `e3`
    suffix before the second leg 56..57 `?`
    extra legs 64..67 `;d4`
  number 68..72 `2...`
  bad token 73..78 `hello`
  turn 79..85 `R@d4=G`
    drop 79..85 `R@d4=G`
      piece 79..80 `R`
      to 81..83 `d4`
      promotion 83..85 `=G`
  result 86..87 `*`
  line comment 88..92 `// c`
)");
  CHECK(ast_text("(d4 ; e\n) Pd2-h9 Kc3# {open", "hopgi") ==
        R"(game 0..27
  variation before any turn 0..1 `(`
    turn 1..3 `d4`
      short leg 1..3 `d4`
        to 1..3 `d4`
    semicolon comment 4..7 `; e`
  end of variation 8..9 `)`
  turn 10..16 `Pd2-h9`
    leg 10..16 `Pd2-h9`
      piece 10..11 `P`
      from 11..13 `d2`
      to no square 14..16 `h9`
  turn 17..21 `Kc3#`
    short leg 17..21 `Kc3#`
      no piece 17..18 `K`
      to 18..20 `c3`
      marks 20..21 `#`
  unclosed comment 22..27 `{open`
)");
}

TEST_CASE("hopgi fen ast: ranks with their squares, the hand and the fields") {
  CHECK(ast_text("rp5/+Rx5/*+[Rp] w - - 0 1 more\n", "hopgi-fen") ==
        R"(fen 0..30 "rp5/+Rx5/*+[Rp] w - - 0 1 more"
  board 0..11 "rp5/+Rx5/*+"
    rank 0..3 "rp5"
      piece 0..1 "r"
      piece 1..2 "p"
      empties 2..3 "5"
    rank 4..8 "+Rx5"
      piece 4..6 "+R"
      bad-chars 6..7 "x"
      empties 7..8 "5"
    rank 9..11 "*+"
      hole 9..10 "*"
      bad-promoted 10..11 "+"
  hand 11..15 "[Rp]"
  side 16..17 "w"
  castling 18..19 "-"
  en-passant 20..21 "-"
  clock 22..23 "0"
  turn-number 24..25 "1"
  extra 26..30 "more"
)");
  CHECK(ast_text("7/Rp b\n", "hopgi-fen") ==
        R"(fen 0..6 "7/Rp b"
  board 0..4 "7/Rp"
    rank 0..1 "7"
      empties 0..1 "7"
    rank 2..4 "Rp"
      piece 2..3 "R"
      piece 3..4 "p"
  no-hand 4..4 ""
  side 5..6 "b"
)");
}

TEST_CASE("hopgi diagram ast: lines with their cells and values") {
  CHECK(ast_text("   +---+---+\n7  |:r:| p |\n   +---#---+\n     a   b   c   d   e   f   g\n turn: w\nhand: "
                 "Rp\nwhat\n// end\n",
                 "hopgi-diagram") ==
        R"(diagram 0..99
  border 3..12 "+---+---+"
  rank 13..25 "7  |:r:| p |"
    cell 17..20 ":r:"
    cell 21..24 " p "
  border 29..38 "+---#---+"
  files 44..69 "a   b   c   d   e   f   g"
  turn 71..78 "turn: w"
    value 77..78 "w"
  hand 79..87 "hand: Rp"
    value 85..87 "Rp"
  bad-line 88..92 "what"
  comment 93..99 "// end"
)");
}
