// What an editor shows of records of Hopgi.

#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"

using namespace plyglot;
using Lines = std::vector<std::string>;

namespace {

test::Annotated shown_of(const std::string& movetext) { return test::annotated("hopgi", movetext + "\n"); }

// White has one king, on d1, and Black has a Rook beside it.
const std::string beginning_before_end = "[FEN \"7/7/*6/f6/7/**1r3/**1F*2[] b - - 5 9\"]\n\n";

}  // namespace

TEST_CASE("annotated records of Hopgi: a piece is the same through the turns of the game") {
  CHECK(shown_of("1. Pd2-c3 Pb4-c5 2. Pc3-d4 Pc5xd4 *").mentions ==
        Lines{"White Pawn from d2: *Pd2-c3 1:4, Pc3-d4 1:21", "Black Pawn from b4: *Pb4-c5 1:11, Pc5xd4 1:28"});
  CHECK(shown_of("1. Fd1-c3;Wf1-e3 *").mentions ==
        Lines{"White Ferz King from d1: *Fd1-c3 1:4", "White Wazir King from f1: *Wf1-e3 1:11"});
}

TEST_CASE("annotated records of Hopgi: a piece from the hand is a new one") {
  CHECK(shown_of("1. R@d4 R@e5 2. Rd4-d5 *").mentions ==
        Lines{"White Rook dropped on d4: *R@d4 1:4, Rd4-d5 1:17", "Black Rook dropped on e5: *R@e5 1:9"});
}

TEST_CASE("annotated records of Hopgi: a variation begins before the turn that it replaces") {
  CHECK(shown_of("1. Pd2-c3 Pb4-c5 (1... R@d5 2. Pc3-d4) 2. Pc3-d4 (2. Pe2-d3) *").mentions ==
        Lines{"White Pawn from d2: *Pd2-c3 1:4, Pc3-d4 1:32, Pc3-d4 1:43", "Black Pawn from b4: *Pb4-c5 1:11",
              "Black Rook dropped on d5: *R@d5 1:24", "White Pawn from e2: *Pe2-d3 1:54"});
  // The same piece moves in the variation first, as it is never moved in the game.
  CHECK(shown_of("1. Pd2-c3 (1. Pe2-d3) 1... Pb4-c5 2. Pe2-d3 *").mentions[1] ==
        "White Pawn from e2: *Pe2-d3 1:15, Pe2-d3 1:38");
  // What a variation takes is where it was when the game goes on.
  CHECK(shown_of("1. Pd2-c3 Pb4-c5 2. Pc3-d4 R@e5 (2... Pc5xd4) 3. Pd4xc5 *").mentions ==
        Lines{"White Pawn from d2: *Pd2-c3 1:4, Pc3-d4 1:21, Pd4xc5 1:50",
              "Black Pawn from b4: *Pb4-c5 1:11, Pc5xd4 1:39", "Black Rook dropped on e5: *R@e5 1:28"});
}

TEST_CASE("annotated records of Hopgi: turns in words, with the ply that shows the board") {
  CHECK(shown_of("1. Fd1-c3;Wf1-e3 R@d4! 2. Fc3xd4 *").remarks ==
        Lines{"Fd1-c3;Wf1-e3 | turn 1, White (ply 1): the Ferz King goes from `d1` to `c3`, then the Wazir King goes "
              "from `f1` "
              "to `e3` | after ply 1",
              "R@d4! | turn 1, Black (ply 2): a Rook is dropped on `d4` | after ply 2",
              "Fc3xd4 | turn 2, White (ply 3): the Ferz King goes from `c3` to `d4` and takes the Rook | after ply 3"});
  // A variation has no plies.
  CHECK(shown_of("1. Pd2-c3 (1. Pe2-d3 R@d4) 1... R@d5 *").remarks ==
        Lines{"Pd2-c3 | turn 1, White (ply 1): the Pawn goes from `d2` to `c3` | after ply 1",
              "Pe2-d3 | turn 1, White: the Pawn goes from `e2` to `d3`",
              "R@d4 | turn 1, Black: a Rook is dropped on `d4`",
              "R@d5 | turn 1, Black (ply 2): a Rook is dropped on `d5` | after ply 2"});
}

TEST_CASE("annotated records of Hopgi: the beginning in a tag, a promotion and the end") {
  CHECK(shown_of(beginning_before_end + "9... Rd2xd1=DK 0-1").remarks ==
        Lines{"7/7/*6/f6/7/**1r3/**1F*2[] b - - 5 9 | the position that the game begins with | after ply 0",
              "Rd2xd1=DK | turn 9, Black (ply 1): the Rook goes from `d2` to `d1`, takes the Ferz King and becomes a "
              "Dragon "
              "King; White has no king left | after ply 1"});
}

TEST_CASE("annotated records of Hopgi: hints say what the notation leaves out") {
  CHECK(shown_of("1. dc3 R@c4? 2. c3xc4!? Bc4 *").hints ==
        Lines{"1. dc3<from d2> R@c4? 2. c3xc4!?<Pawn, takes Rook> Bc4<from a3, takes Pawn> *"});
  CHECK(shown_of("1. Fc3;We3 R@d4 2. Fxd4;We4 *").hints ==
        Lines{"1. Fc3<from d1>;We3<from f1> R@d4 2. Fxd4<from c3, takes Rook>;We4<from e3> *"});
  CHECK(shown_of("1. Pd2-c3 R@d4 *").hints.empty());
}

TEST_CASE("annotated records of Hopgi: the outline has the tags, the turns and the variations") {
  CHECK(
      shown_of("[White \"Ann\"]\n[Black \"Bob\"]\n\n1. Pd2-c3 Pb4-c5! (1... R@d5 (1... R@d4) 2. Pc3-d4) 2. Pc3-d4 1-0")
          .parts == Lines{"game Ann - Bob | 3 turns, 1-0", "  header White | Ann", "  header Black | Bob",
                          "  turn 1. Pd2-c3", "  turn 1... Pb4-c5!", "  branch variation", "    turn 1... R@d5",
                          "    branch variation", "      turn 1... R@d4", "    turn 2. Pc3-d4", "  turn 2. Pc3-d4"});
  CHECK(shown_of("1. R@d4").parts == Lines{"game game | 1 turn", "  turn 1. R@d4"});
  CHECK(shown_of("// nothing but this").parts.empty());
}

TEST_CASE("annotated records of Hopgi: what is not certain is not explained (hopgi R18)") {
  const test::Annotated uncertain = shown_of("1. Pd5-d6 Pb4-c5 (1... R@d5) 2. zz9 R@d4 *");
  CHECK(uncertain.mentions.empty());
  CHECK(uncertain.remarks.empty());
  CHECK(uncertain.hints.empty());
  CHECK(uncertain.parts == Lines{"game game | 4 turns, *", "  turn 1. Pd5-d6", "  turn 1... Pb4-c5",
                                 "  branch variation", "    turn 1... R@d5", "  turn 2. zz9", "  turn 2... R@d4"});
  // A variation that begins before it is certain, and so is the first leg of a turn.
  CHECK(shown_of("1. Pd2-c3 zz9 (1... R@d5) *").mentions ==
        Lines{"White Pawn from d2: *Pd2-c3 1:4", "Black Rook dropped on d5: *R@d5 1:21"});
  CHECK(shown_of("1. Fc3;Wf1-f7 *").hints == Lines{"1. Fc3<from d1>;Wf1-f7 *"});
  // It is unknown where the game begins (hopgi R12).
  CHECK(shown_of("[FEN \"7\"]\n\n1. Pd2-c3 *").remarks.empty());
}

TEST_CASE("annotated records of Hopgi: the board of each ply can be shown") {
  const std::string text = "1. Pd2-c3 Pb4-c5 (1... R@d5) 2. Pc3-d4 *\n";
  const toolchain::Language language = test::language_of("hopgi");
  test::for_each_annotated(language, text, [&](const auto& source, auto, const annotations::Annotations& annotations) {
    for (const annotations::Remark& remark : annotations.remarks) {
      if (!remark.ply) continue;
      toolchain::Chunk chunk;
      chunk.source = source;
      chunk.wanted.ply = remark.ply;
      std::vector<toolchain::Session::Viewed> views;
      std::vector<diagnostics::Diagnostic> findings;
      const diagnostics::SeverityPolicy policy;
      toolchain::Session(language, policy)
          .view(chunk, {toolchain::Session::View::diagram, false}, views, collect_into(findings));
      REQUIRE(views.size() == 1);
      // `// after 1... Pb4-c5`
      CHECK(views.front().text.find(' ' + std::string(source.slice(remark.span)) + '\n') != std::string::npos);
    }
  });
}
