// What is said of single moves (hexix R7 to R9, R11).

#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/moves.hpp"
#include "support/hexix/random.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_cells;
using test::hexix_move;
using test::hexix_state;

namespace {

std::string verdict(std::string_view position, std::string_view token, std::uint8_t written_number = 0) {
  return test::text_of(judge(hexix_state(position), hexix_move(token), written_number));
}

}  // namespace

TEST_CASE("hexix rules: a placement counts its own neighbours, home and inactive pieces too (hexix R7)") {
  CHECK(verdict(".../..../...../Bh6....Rh6/...../..../... b", "D2v") == "number 1; anchors; below");
  CHECK(verdict(".../..../...../Bh6Bv3...Rh6/...../..../... b", "C1v") == "number 2; anchors; below");
  // Row 9 of the published game.
  CHECK(verdict(".../..../...../Bh6.Rv2.Rv2Rh6/...Rv3Rv2/..../... r", "E3v", 2) == "number 2; anchors; below");
}

TEST_CASE("hexix rules: a placement that is against R7") {
  CHECK(verdict(".../..../...../Bh6....Rh6/...../..../... b", "D1v") == "refused occupied-cell; anchors; below");
  CHECK(verdict(".../..../...../Bh6....Rh6/...../..../... b", "D5v") == "number 1 no-own-neighbour; anchors; below");
  CHECK(verdict(".../..../...../Bh6....Rh6/...../..../... b", "D5v", 4) == "number 4 no-own-neighbour; anchors; below");
  CHECK(verdict(".../..../...../Bh6..Bv2.Rh6/...Rv1./..../... b", "D3v") ==
        "number 1 inactive-anchor; anchors D4; below");
  CHECK(verdict(".../..../...../Bh6....Rh6/...../..../... b", "D2v", 3) == "number 1 wrong-value; anchors; below");
}

TEST_CASE("hexix rules: who gets too many neighbours (hexix R8)") {
  // The published game, row 17: D3 has four neighbours then.
  CHECK(verdict(".../..../..B^2../Bh6.Bv3Bv2.Rh6/.Bv4.../..../... b", "D2v") ==
        "number 3 global-rule; anchors; below D3");
  // C1 and D1 are next to each other already; D2 breaks the rule before and is not said again.
  CHECK(verdict(".../..../Bv2..../Bh6Bv1...Rh6/...../..../... b", "E1v") == "number 2; anchors; below");
  // By a capture, as a piece that has moved.
  CHECK(verdict(".../..../...../Bh6....Rh6/...R^1Rv2/.Rv2Bv5./..Rv2 r", "E4F3") ==
        "number 1 global-rule; anchors; below F3");
  // The piece that captures was below before, and is below where it goes.
  CHECK(verdict(".../.Bv2../..Rv3../Bh6Bv2B^1Bv2.Rh6/...../..../... b", "D3C3") == "number 1; anchors; below");
}

TEST_CASE("hexix rules: increments (hexix R9)") {
  const char* const position = ".../..../...../Bh6Bv6.Bv2Rv1Rh6/Bv1..../..../... b";
  CHECK(verdict(position, "E1+") == "number 2; anchors; below");
  CHECK(verdict(position, "E2+") == "refused empty-cell; anchors; below");
  CHECK(verdict(position, "D5+") == "refused enemy-piece; anchors; below");
  CHECK(verdict(position, "D6+") == "refused enemy-piece; anchors; below");
  CHECK(verdict(position, "D2+") == "refused increment-past-six; anchors; below");
  CHECK(verdict(position, "D1+") == "refused increment-past-six; anchors; below");
  CHECK(verdict(position, "D4+") == "number 3 inactive-increment; anchors; below");
}

TEST_CASE("hexix rules: captures (hexix R9)") {
  const char* const position = ".../..../.Rv1Rv1../Bh6Bv2Bv3Rv3.Rh6/.B^3Rv5../..../... b";
  CHECK(verdict(position, "D3C3") == "number 3; anchors; below");
  CHECK(verdict(position, "E2E3") == "number 3 not-forward; anchors; below");
  CHECK(verdict(position, "D3E3") == "number 3 capture-value; anchors; below");
  CHECK(verdict(position, "D3C2") == "number 3 not-forward; anchors; below");
  CHECK(verdict(position, "D3D4") == "number 3 capture-value not-forward; anchors; below");
  CHECK(verdict(position, "C4D4") == "refused empty-cell; anchors; below");
  CHECK(verdict(position, "C3D4") == "refused enemy-piece; anchors; below");
  CHECK(verdict(position, "D3E4") == "refused empty-target; anchors; below");
  CHECK(verdict(position, "D3D2") == "refused own-target; anchors; below");
  CHECK(verdict(position, "D3D3") == "refused own-target; anchors; below");
  CHECK(verdict(position, "D1C2") == "refused home-captures; anchors; below");
  CHECK(verdict(".../..../..Rv1../Bh6.Bv3..Rh6/...../..../... b", "D3C3") ==
        "number 3 inactive-capture; anchors; below");
}

TEST_CASE("hexix rules: what a move does to the board") {
  State state = hexix_state(".../..../..Rv1../Bh6Bv2Bv3..Rh6/...../..../... b");
  const Move capture = hexix_move("D3C3");
  CHECK(play(state, capture, judge(state, capture)) == Piece{Player::red, PieceKind::down, 1});
  CHECK(position_text(state.position()) == ".../..../..Bv3../Bh6Bv2...Rh6/...../..../... r");
  const Move place = hexix_move("D5^");
  CHECK(play(state, place, judge(state, place)) == std::nullopt);
  CHECK(position_text(state.position()) == ".../..../..Bv3../Bh6Bv2..R^1Rh6/...../..../... b");
}

TEST_CASE("hexix rules: active is what is linked to the own home (hexix R11)") {
  const State state = hexix_state("Bv1../..../...../Bh6Bv2Bv3Rv1.Rh6/..Bv1../..../... b");
  CHECK(state.active(Player::blue) == hexix_cells("D1 D2 D3 E3"));
  CHECK(state.active(Player::red) == hexix_cells("D6"));
  CHECK(hexix_state(".../..../...../.Bv2...Rh6/...../..../... b").active(Player::blue) == 0);
  CHECK(state.is_any_active(hexix_cells("A1 E3"), Player::blue));
  CHECK_FALSE(state.is_any_active(hexix_cells("A1 D4"), Player::blue));
}
