#include "hopgi/rules/judge.hpp"

#include "hopgi/rules/legal_turns.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/turns.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_fen;
using test::hopgi_square;
using test::hopgi_squares;
using test::hopgi_state;
using test::hopgi_turn;

namespace {

SquareSet targets_at(const State& state, std::string_view from) { return targets(state, hopgi_square(from)); }

}  // namespace

TEST_CASE("hopgi rules: how single pieces move (hopgi R6)") {
  CHECK(targets_at(hopgi_state("7/7/*6/3R3/7/**5/**2*2[] w - - 0 1"), "d4") ==
        hopgi_squares("d5 d6 d7 d3 d2 d1 c4 b4 a4 e4 f4 g4"));
  CHECK(targets_at(hopgi_state("7/7/*6/3+B3/7/**5/**2*2[] w - - 0 1"), "d4") ==
        hopgi_squares("a7 b6 c5 e5 f6 g7 c3 e3 f2 g1 d5 d3 c4 e4"));
  CHECK(targets_at(hopgi_state("7/7/*6/3+R3/7/**5/**2*2[] w - - 0 1"), "d4") ==
        hopgi_squares("d5 d6 d7 d3 d2 d1 c4 b4 a4 e4 f4 g4 c5 e5 c3 e3"));
  CHECK(targets_at(hopgi_state("7/7/*6/3F3/7/**5/**2*2[] w - - 0 1"), "d4") == hopgi_squares("c5 e5 c3 e3"));
  CHECK(targets_at(hopgi_state("7/7/*6/3w3/7/**5/**2*2[] w - - 0 1"), "d4") == hopgi_squares("d5 d3 c4 e4"));
}

TEST_CASE("hopgi rules: a pawn on the dividing line has two ways forward (hopgi R6)") {
  // The pieces it might take are also those it hops over.
  const State state = hopgi_state("5p1/4pP1/*6/7/7/**5/**2*2[] w - - 0 1");
  CHECK(targets_at(state, "f6") == hopgi_squares("f7 e6 e7 g7 e5 d7 d5"));
  CHECK(targets_at(hopgi_state("7/5P1/*6/7/7/**5/**2*2[] w - - 0 1"), "f6") == hopgi_squares("e7 g7 e5"));
}

TEST_CASE("hopgi rules: a guardian moves diagonally and takes orthogonally (hopgi R6)") {
  const State state = hopgi_state("7/7/*1p1p2/2p+Pp2/7/**5/**2*2[] w - - 0 1");
  CHECK(targets_at(state, "d4") == hopgi_squares("c4 e4 c3 e3 b5 b3 f5 f3"));
}

TEST_CASE("hopgi rules: a king hops over any piece, to empty squares and to take (hopgi R6)") {
  const State state = hopgi_state("7/7/*6/7/6P/**3PW/**2*2[] w - - 0 1");
  CHECK(targets_at(state, "g2") == hopgi_squares("g1 e3 f4"));
  const State enemies = hopgi_state("7/7/*6/5p1/6p/**3pW/**2*2[] w - - 0 1");
  CHECK(targets_at(enemies, "g2") == hopgi_squares("g1 g3 f2 e3 f4"));
}

TEST_CASE("hopgi rules: the blocked corner stops steps, slides and hops (hopgi R2)") {
  const State bishop = hopgi_state("7/7/*6/7/1B5/**5/**2*2[] w - - 0 1");
  CHECK(targets_at(bishop, "b3") == hopgi_squares("a4 c4 d5 e6"));
  CHECK(targets(bishop, hopgi_square("b3"), Corner::open) == hopgi_squares("a4 c4 d5 e6 c2 d1"));
  const State pawn = hopgi_state("7/7/*6/7/7/**P4/**2*2[] w - - 0 1");
  CHECK(targets_at(pawn, "c2") == hopgi_squares("d3"));
  CHECK(targets(pawn, hopgi_square("c2"), Corner::open) == hopgi_squares("d3 b3"));
  // From c1 over c2 the left one of the two diagonals is missing.
  const State hop = hopgi_state("7/7/*6/7/7/**P4/**W1*2[] w - - 0 1");
  CHECK(targets_at(hop, "c1") == hopgi_squares("d1 d3"));
  CHECK(targets(hop, hopgi_square("c1"), Corner::open) == hopgi_squares("d1 d3 b3"));
}

TEST_CASE("hopgi rules: what is taken goes into the hand as it began (hopgi R7)") {
  State state = hopgi_state("7/7/*6/3R3/3+r3/**5/**2*2[] w - - 4 9");
  const Turn turn = hopgi_turn("Rd4xd3");
  CHECK(play_leg(state, turn.first) == Piece{Side::black, PieceKind::dragon_king});
  CHECK(hopgi_fen(state.position()) == "7/7/*6/7/3R3/**5/**2*2[R] w - - 4 9");

  State king = hopgi_state("7/7/*6/3R3/3w3/**5/**2*2[] w - - 0 1");
  CHECK(play_leg(king, turn.first) == Piece{Side::black, PieceKind::wazir_king});
  CHECK(hopgi_fen(king.position()) == "7/7/*6/7/3R3/**5/**2*2[] w - - 0 1");
}

TEST_CASE("hopgi rules: promotion on the way in and out, never by a drop (hopgi R8)") {
  const Piece rook{Side::white, PieceKind::rook};
  CHECK(must_promote(rook, hopgi_square("c4"), hopgi_square("a4")));
  CHECK(must_promote(rook, hopgi_square("a4"), hopgi_square("c4")));
  CHECK_FALSE(must_promote(rook, hopgi_square("c4"), hopgi_square("c1")));
  CHECK_FALSE(must_promote({Side::white, PieceKind::dragon_king}, hopgi_square("c4"), hopgi_square("a4")));
  CHECK_FALSE(must_promote({Side::white, PieceKind::wazir_king}, hopgi_square("b4"), hopgi_square("a4")));
  CHECK(hopgi_fen(test::hopgi_state_after("Rb4-a4=DK", hopgi_state("7/7/*6/1R5/7/**5/**2*2[] w - - 3 1")).position()) ==
        "7/7/*6/+R6/7/**5/**2*2[] b - - 4 1");
  CHECK(hopgi_fen(test::hopgi_state_after("R@a4", hopgi_state("7/7/*6/7/7/**5/**2*2[R] w - - 3 1")).position()) ==
        "7/7/*6/R6/7/**5/**2*2[] b - - 0 1");
}

TEST_CASE("hopgi rules: which king has to follow (hopgi R9)") {
  State state;
  play_leg(state, hopgi_turn("Fd1-c3").first);
  CHECK(linked_king(state, PieceKind::ferz_king) == hopgi_square("f1"));
  CHECK_FALSE(linked_king(state, PieceKind::rook));
  SECTION("not if it has no move") {
    // The Ferz King on g1 has only f2, where a pawn of its own side is, and only a hop from g2 or f1 leads over that.
    const State stuck = hopgi_state("7/7/*2w3/7/7/**3P1/**2*WF[] w - - 0 1");
    State after = stuck;
    play_leg(after, step_of(stuck, hopgi_square("f1"), hopgi_square("g2")));
    CHECK(linked_king(after, PieceKind::wazir_king) == hopgi_square("g1"));
    after = stuck;
    after.remove(hopgi_square("f1"));
    CHECK_FALSE(linked_king(after, PieceKind::wazir_king));
  }
  SECTION("not if the enemy has no king left") {
    State last = hopgi_state("7/7/*6/7/2w4/**5/**1F*W1[] w - - 0 1");
    CHECK(play_leg(last, step_of(last, hopgi_square("d1"), hopgi_square("c3"))));
    CHECK_FALSE(linked_king(last, PieceKind::ferz_king));
  }
  SECTION("not if it is gone") {
    CHECK_FALSE(linked_king(hopgi_state("7/7/*2w3/7/7/**5/**2*W1[] w - - 0 1"), PieceKind::wazir_king));
  }
}

TEST_CASE("hopgi rules: who has lost (hopgi R10)") {
  CHECK_FALSE(is_over(State()));
  CHECK_FALSE(winner(State()));
  const State white_won = hopgi_state("7/7/*6/7/7/**5/**2*W1[] b - - 0 1");
  CHECK(is_over(white_won));
  CHECK(winner(white_won) == Side::white);
  const State none = hopgi_state("7/7/*6/7/7/**5/**2*2[] b - - 0 1");
  CHECK(is_over(none));
  CHECK_FALSE(winner(none));
}

TEST_CASE("hopgi rules: clock and number of the turn (hopgi R11, R18)") {
  const auto counters = [](const State& state) { return std::pair(state.clock(), state.turn_number()); };
  State state;
  play_turn(state, hopgi_turn("Bc1-d3"));
  CHECK(counters(state) == std::pair(1U, 1U));
  CHECK(state.to_move() == Side::black);
  skip_turn(state);
  CHECK(counters(state) == std::pair(2U, 2U));
  play_turn(state, hopgi_turn("Fd1-c3;Wf1-e3"));
  CHECK(counters(state) == std::pair(3U, 2U));
  play_turn(state, hopgi_turn("R@d4"));
  CHECK(counters(state) == std::pair(0U, 3U));
  play_turn(state, hopgi_turn("Fc3xd4;We3-f3"));
  CHECK(counters(state) == std::pair(0U, 3U));
  // A guardian is not a pawn.
  CHECK_FALSE(resets_clock(hopgi_turn("Gd4-e5").first));
  CHECK(resets_clock(hopgi_turn("Pd4-e5").first));
}

TEST_CASE("hopgi rules: candidates of a short leg (hopgi R14)") {
  const State state;
  CHECK(candidates(state, Side::white, PieceKind::pawn, hopgi_square("c3")) == hopgi_squares("d2 e2"));
  CHECK(candidates(state, Side::white, PieceKind::bishop, hopgi_square("d3")) == hopgi_squares("c1"));
  CHECK(candidates(state, Side::white, PieceKind::rook, hopgi_square("d4")) == 0);
  CHECK(candidates(state, Side::black, PieceKind::ferz_king, hopgi_square("c3")) == hopgi_squares("a4"));
}
