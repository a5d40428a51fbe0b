#include "hexix/board/cells.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/moves.hpp"

using namespace plyglot::hexix;

TEST_CASE("hexix position: the start position as text (hexix R13)") {
  CHECK(position_text(start_position()) == ".../..../...../Bh6....Rh6/...../..../... b");
  CHECK(position_from_text(position_text(start_position())) == start_position());
}

TEST_CASE("hexix position: pieces and the side to move go both ways") {
  for (const char* text :
       {"Rv1../..../...../Bh6B^2...Rh6/...../..../..B^6 r", ".../..../...../R^1....Bv4/...../..../... b"}) {
    CAPTURE(text);
    const std::optional<Position> position = position_from_text(text);
    REQUIRE(position);
    CHECK(position_text(*position) == text);
  }
  CHECK(piece_text({Player::red, PieceKind::up, 3}) == "R^3");
}

TEST_CASE("hexix position: texts that are not quite one (hexix R13)") {
  for (const char* text : {"",
                           " b",
                           ".../..../...../Bh6....Rh6/...../..../...",
                           ".../..../...../Bh6....Rh6/...../..../... ",
                           ".../..../...../Bh6....Rh6/...../..../... x",
                           ".../..../...../Bh6....Rh6/...../..../... b ",
                           " .../..../...../Bh6....Rh6/...../..../... b",
                           ".../..../...../Bh6....Rh6/...../..../...  b",
                           "..../..../...../Bh6....Rh6/...../..../... b",
                           "../..../...../Bh6....Rh6/...../..../... b",
                           ".../..../...../Bh5....Rh6/...../..../... b",
                           ".../..../...../Rh6....Bh6/...../..../... b",
                           "Bh6../..../...../.....Rh6/...../..../... b",
                           ".../..../...../Bh6....Rh6/...../.... b",
                           ".../..../...../Bh6....Rh6/...../..../.../ b",
                           "Bv0../..../...../Bh6....Rh6/...../..../... b",
                           "Bv7../..../...../Bh6....Rh6/...../..../... b",
                           "bv1../..../...../Bh6....Rh6/...../..../... b",
                           "BV1../..../...../Bh6....Rh6/...../..../... b",
                           "Bv../..../...../Bh6....Rh6/...../..../... b",
                           "B",
                           "Bv",
                           ".../..../...../Bh6....Rh6/...../..../... B"}) {
    CAPTURE(text);
    CHECK_FALSE(position_from_text(text));
  }
}

TEST_CASE("hexix position: names") {
  CHECK(name_of(Player::blue) == "Blue");
  CHECK(name_of(Player::red) == "Red");
  CHECK(letter_of(PieceKind::down) == 'v');
  CHECK(letter_of(PieceKind::up) == '^');
  CHECK(letter_of(PieceKind::home) == 'h');
  CHECK(name_of(Direction::south_east) == "SE");
}
