// Texts of which safe fixes or formatting once made another game, rewrote right lines, edited prose or took away the
// last sign of a cut text (docs/guide/fixing.md): they keep every byte.

#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"

#include <plyglot/session.hpp>

using namespace plyglot;

namespace {

struct Doubtful {
  std::string about;
  std::string notation;
  std::string text;
};

const Doubtful doubtful[] = {
    {"a reference that is cut short", "uhp", "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -b;bA1 bQ-\n"},
    {"two plies that are missing", "uhp", "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;bA1 bQ-;wA1 -wQ\n"},
    {"a mark on the other side", "uhp", "Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 wQ-\n"},
    {"a wrong size after the size that is right", "homeworlds",
     "<0>; Alder(0,b2r1)g3y1-; Birch(1,b1y3)-b1g3; Fern(r3)b1b2b3g2-g1\nbuild b2 Fern\nbuild b1 Birch\n"},
    {"two games in one file of Hive PGN", "hive-pgn",
     "[GameType \"Base\"]\n[Date \"\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n[White \"Ann\"]\n[Black "
     "\"Ben\"]\n[Result \"InProgress\"]\n\n1. wS1\n2. bS1 wS1-\n\n"
     "[GameType \"Base\"]\n[Date \"\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n[White \"Cat\"]\n[Black "
     "\"Dan\"]\n[Result \"InProgress\"]\n\n1. wA1\n2. bA1 wA1-\n"},
    {"two transcripts in one file", "homeworlds",
     "Players: Ann, Ben\n\nhomeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\n\nPlayers: C, D\n\n"
     "homeworld g1 y2 b3 Fern\nhomeworld y3 b2 g3 Gorse\n"},
    {"prose between turns", "homeworlds",
     "homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nAt this point Ann has the better bank.\nbuild b1 Alder\n"},
    {"prose with a colon", "homeworlds",
     "homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nA good move, B is in trouble\nbuild b1 Alder\n"},
    {"a system that has the name of a colour, where the position is not known", "homeworlds",
     "homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nfoo b1 Alder\ntrade g1 y1 B\n"},
    {"a trade without a position", "homeworlds", "trade r1 b1 g1\n"},
    {"a right size after a wrong word in one turn", "homeworlds",
     "homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nsacrifice g3 Alder; build red2 Alder; build r3 Alder; "
     "pass\n"},
    {"chat of Board Game Arena", "hive-bga", "Ann [wG1]\nBen [bG1 wG1-]\nCat: gl both [wp]\n"},
    {"a gap in the numbers of Hive PGN", "hive-pgn",
     "[GameType \"Base\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"InProgress\"]\n\n1. wS1\n2. bS1 wS1-\n"
     "5. wQ -wS1\n6. bQ bS1-\n"},
    {"a result of chess", "hexix", "1. D2v    D5v\n1-0\n"},
    {"a quoted move", "hive-pgn",
     "[GameType \"Base\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"InProgress\"]\n\n"
     "1. wG1\n2. \"bG1 -wG1\"\n"},
    {"a state that the board does not show", "uhp", "Base;WhiteWins;White[2];wS1;bS1 wS1-\n"},
    {"a number of turns that the moves do not have", "uhp", "Base;InProgress;White[9];wS1;bS1 wS1-\n"},
    {"a plus that became a blank", "hop", "QA a,b\n"},
};

toolchain::Chunk file_with(const std::string& text) {
  toolchain::Chunk chunk;
  chunk.source.text = text;
  return chunk;
}

}  // namespace

TEST_CASE("trust: what is not certain keeps its bytes, whatever play makes likely") {
  for (const Doubtful& each : doubtful) {
    CAPTURE(each.about);
    std::string problem;
    toolchain::Session session(toolchain::language(each.notation, problem), {});
    std::vector<diagnostics::Diagnostic> found;
    session.lint(file_with(each.text), diagnostics::collect_into(found));
    INFO(test::report_of(found));
    CHECK(session.fix(file_with(each.text), diagnostics::Safety::safe).text == each.text);
    CHECK(session.format(file_with(each.text), diagnostics::Sink::none()).text == each.text);
  }
}
