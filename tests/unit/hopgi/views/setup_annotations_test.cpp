// What an editor shows of FEN and diagrams of Hopgi.

#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"
#include "support/hopgi/setups/setup_texts.hpp"

#include <algorithm>

using namespace plyglot;
using Lines = std::vector<std::string>;

namespace {

test::Annotated shown_fen(const std::string& text) { return test::annotated("hopgi-fen", text + '\n'); }
test::Annotated shown_diagram(const std::string& text) { return test::annotated("hopgi-diagram", text); }

bool holds_line(const Lines& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("annotated setups of Hopgi: the pieces of a FEN, and what is on its squares") {
  const test::Annotated shown = shown_fen("7/3+r3/*6/f6/w6/**5/**1F*W1[RPPb] b - - 5 9");
  CHECK(shown.mentions == Lines{"Black Dragon King on d6: *+r 1:4", "Black Ferz King on a4: *f 1:11",
                                "Black Wazir King on a3: *w 1:14", "White Ferz King on d1: *F 1:24",
                                "White Wazir King on f1: *W 1:26"});
  CHECK(shown.remarks ==
        Lines{"7 | `a7`, `b7`, `c7`, `d7`, `e7`, `f7` and `g7`: all empty", "3 | `a6`, `b6` and `c6`: all empty",
              "+r | `d6`: Black Dragon King", "3 | `e6`, `f6` and `g6`: all empty",
              "6 | `b5`, `c5`, `d5`, `e5`, `f5` and `g5`: all empty", "f | `a4`: Black Ferz King",
              "6 | `b4`, `c4`, `d4`, `e4`, `f4` and `g4`: all empty", "w | `a3`: Black Wazir King",
              "6 | `b3`, `c3`, `d3`, `e3`, `f3` and `g3`: all empty", "5 | `c2`, `d2`, `e2`, `f2` and `g2`: all empty",
              "1 | `c1`: empty", "F | `d1`: White Ferz King", "W | `f1`: White Wazir King", "1 | `g1`: empty",
              "[RPPb] | White has 1 Rook and 2 Pawns in hand, Black 1 Bishop", "b | Black to move",
              "5 9 | turn 9; half-turns since the last capture, pawn step or drop: 5"});
  CHECK(shown.parts == Lines{"position position | 5 pieces, Black to move", "  header hands | [RPPb]",
                             "  header to move | b", "  header counters | 5 9"});
  CHECK(shown.hints.empty());
}

TEST_CASE("annotated setups of Hopgi: a FEN with its hands elsewhere, and without some fields") {
  CHECK(shown_fen("7/7/-6/7/7/--5/--F1-2/Rb w").parts ==
        Lines{"position position | 1 piece, White to move", "  header hands | /Rb", "  header to move | w"});
  CHECK(shown_fen("7/7/*6/7/7/**5/**F1*2[-]").remarks.back() == "[-] | White has nothing in hand, Black nothing");
  CHECK(shown_fen("7/7/*6/7/7/**5/**F1*2").parts == Lines{"position position | 1 piece"});
}

TEST_CASE("annotated setups of Hopgi: what an error leaves open is not said") {
  const test::Annotated shown = shown_fen("6/7/*6/7/7/**5/5F1[RX] x - - 0 0");
  CHECK(shown.parts == Lines{"position position | 1 piece"});
  CHECK(shown.mentions == Lines{"White Ferz King on f1: *F 1:17"});
  CHECK(shown.remarks.front() == "7 | `a6`, `b6`, `c6`, `d6`, `e6`, `f6` and `g6`: all empty");
  CHECK(shown_fen("7/7/*6/7/7/**5/**F1*2[R").parts == Lines{"position position | 1 piece"});
  CHECK(shown_fen("7/7/*6/7/7/**5/**F1*2/- w").parts ==
        Lines{"position position | White to move", "  header to move | w"});
}

TEST_CASE("annotated setups of Hopgi: a diagram") {
  const test::Annotated shown = shown_diagram(test::hopgi_start_diagram);
  CHECK(shown.parts == Lines{"position position | 18 pieces, White to move", "  header to move | turn: w",
                             "  header hands | hand: RBPrbp"});
  CHECK(shown.mentions.size() == 18);
  CHECK(shown.mentions.front() == "Black Rook on a7: *r 2:6");
  CHECK(holds_line(shown.remarks, "r | `a7`: Black Rook"));
  CHECK(holds_line(shown.remarks, ":/: | `c3`: empty"));
  CHECK(holds_line(shown.remarks, "    | `f1`: empty") == false);
  CHECK(holds_line(shown.remarks, "    | `e7`: empty") == false);
  CHECK(holds_line(shown.remarks, "::: | `c7`: empty"));
  CHECK(holds_line(shown.remarks, "turn: w | White to move"));
}

TEST_CASE("annotated setups of Hopgi: marks, and fields above the picture") {
  const test::Annotated shown = shown_diagram("turn: b\nhand:\n7 |:+R:| x |:+:|   |:*:|||\n");
  CHECK(shown.mentions == Lines{"White Dragon King on a7: *+R 3:5"});
  CHECK(shown.remarks == Lines{"turn: b | Black to move", "hand: | White has nothing in hand, Black nothing",
                               "+R | `a7`: White Dragon King",
                               "x | `b7`: empty; a piece may go there, but only to take another",
                               "+ | `c7`: empty; a piece may go there, but not to take another", "    | `d7`: empty",
                               "* | `e7`: empty; a piece may go there"});
  CHECK(shown.parts ==
        Lines{"position position | 1 piece, Black to move", "  header to move | turn: b", "  header hands | hand:"});
  CHECK(shown_diagram("turn: w\nnothing\n").parts.size() == 2);
  CHECK(shown_diagram("nothing\n").parts.empty());
}
