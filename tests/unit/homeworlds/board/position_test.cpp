#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

TEST_CASE("homeworlds position: the start has a full bank and no system") {
  for (Player players = 2; players <= 4; ++players) {
    const Position start = Position::start(players);
    CHECK(start.players == players);
    for (const std::uint8_t count : start.bank) CHECK(count == players + 1);
    for (const Standing standing : start.standings) CHECK(standing == Standing::not_set_up);
    CHECK(position_text(start) == "<0>; ");
    CHECK(anonymous_text(start).empty());
  }
}

TEST_CASE("homeworlds position: stars and ships are printed in order") {
  const Position position = test::homeworlds_position("<1>; Alpha(0,r1b2) y1g3 - ; Omega(1,y3)-g3; Dust(g1)y2-b1");
  CHECK(position_text(position) == "<1>; Alpha(0,b2r1)g3y1-; Omega(1,y3)-g3; Dust(g1)y2-b1");
  CHECK(anonymous_text(position) == "(0,b2r1)g3y1-;(1,y3)-g3;(g1)y2-b1");
}

TEST_CASE("homeworlds position: the anonymous form is sorted by bytes") {
  const Position position = test::homeworlds_position("<0>; Z(y1)b1-; A(1,y3)-g3; M(b1)g1-; B(0,b2)g3-");
  CHECK(anonymous_text(position) == "(0,b2)g3-;(1,y3)-g3;(b1)g1-;(y1)b1-");
}

TEST_CASE("homeworlds position: more players have more slots") {
  const char* text = "<2>; Lee(0,b2r1)g3---; Ray(1,r2y3)-g3--; Mia(2,g3y2)--b3-; Dust(b1)---y1";
  const Position position = test::homeworlds_position(text);
  CHECK(position.players == 4);
  CHECK(position_text(position) == text);
  CHECK(position.standings ==
        std::array<Standing, 4>{Standing::alive, Standing::alive, Standing::alive, Standing::eliminated});
  CHECK(position.bank[kind_of(Colour::green, 3)] == 2);
}

TEST_CASE("homeworlds position: pieces, colours and verbs have names") {
  CHECK(name_of(kind_of(Colour::red, 2)) == "r2");
  CHECK(name_of(Colour::yellow) == "yellow");
  CHECK(letter_of(Colour::green) == 'g');
  CHECK(name_of(Verb::homeworld) == "homeworld");
  CHECK(name_of(Verb::pass) == "pass");
}
