#include "hopgi/rules/turn_text.hpp"

#include "hopgi/spelling/short_move.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/turns.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_state;
using test::hopgi_turn;

namespace {

std::string short_text(const State& state, const std::string& turn) { return short_turn_text(state, hopgi_turn(turn)); }

}  // namespace

TEST_CASE("hopgi moves: names of pieces and sides") {
  CHECK(letters_of(PieceKind::dragon_horse) == "DH");
  CHECK(name_of(PieceKind::wazir_king) == "Wazir King");
  CHECK(name_of(PieceKind::guardian) == "Guardian");
  CHECK(name_of(Side::black) == "Black");
}

TEST_CASE("hopgi moves: canonical texts (hopgi 5)") {
  for (const std::string text :
       {"Pd2-c3", "Rc4xa4=DK", "Pd3-d1=G", "Bd4-f1=DH", "DKc4xb5", "R@d4", "Fd1-c3;Wf1-e3", "Wa6-c7;Fa4xc3"}) {
    CHECK(turn_text(hopgi_turn(text)) == text);
  }
}

TEST_CASE("hopgi moves: Game Courier, in the letters of the side (hopgi 8)") {
  CHECK(game_courier_text(hopgi_turn("Wa6-c7;Fa4xc3"), Side::black) == "w a6-c7; f a4-c3");
  CHECK(game_courier_text(hopgi_turn("Bd4xf1=DH"), Side::black) == "b d4-f1; dh-f1");
  CHECK(game_courier_text(hopgi_turn("P@d5"), Side::white) == "P*d5");
}

TEST_CASE("hopgi moves: short forms have a hint only where one is needed (hopgi 6, R14)") {
  const State start;
  CHECK(short_text(start, "Bc1-d3") == "Bd3");
  CHECK(short_text(start, "Pd2-c3") == "dc3");
  CHECK(short_text(start, "R@d4") == "R@d4");
  CHECK(short_text(start, "Fd1-c3;Wf1-e3") == "Fc3;We3");
  const State rooks = hopgi_state("2w4/7/*6/2R4/2p4/**5/**R1*2[] w - - 0 1");
  CHECK(short_text(rooks, "Rc4xc3") == "R4xc3");
  CHECK(short_text(rooks, "Rc4-a4=DK") == "Ra4=DK");
}

TEST_CASE("hopgi moves: a hint that is a whole square") {
  // Dragon Kings on c3, c5 and e3, each of which reaches d4: neither file nor rank tells c3 from the others.
  const State state = hopgi_state("2w4/7/*1+R4/7/2+R1+R2/**5/**2*2[] w - - 0 1");
  CHECK(short_text(state, "DKc3-d4") == "DKc3d4");
  CHECK(short_text(state, "DKc5-d4") == "DK5d4");
  CHECK(short_text(state, "DKe3-d4") == "DKed4");
  const State pawns = hopgi_state("2w4/7/*6/7/7/**2P1P/**2*2[] w - - 0 1");
  CHECK(short_text(pawns, "Pe2-d3") == "d3");
  CHECK(short_text(pawns, "Pe2-f3") == "ef3");
}
