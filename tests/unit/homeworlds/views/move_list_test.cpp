#include "homeworlds/views/move_list.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/games.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

std::string moves_of(const std::string& text, Dialect dialect = Dialect::seed) {
  ReadOptions options;
  options.dialect = dialect;
  std::vector<std::string> moves;
  std::string lines;
  std::string why;
  if (!list_moves(test::homeworlds_game(text, options).record, moves, why)) return why;
  for (const std::string& move : moves) lines += move + '\n';
  return lines;
}

const std::string listed_position = "<0>; A(0,b1g2)y3-; Ray(1,b1y3)-g3; Dust(y3)r1-y1\n";

}  // namespace

TEST_CASE("homeworlds moves: the basic actions in the words of the record") {
  const std::string moves = moves_of(listed_position);
  CHECK(moves.rfind("build y1 A\n"
                    "trade y3 A b\n"
                    "trade y3 A g\n"
                    "trade y3 A r\n"
                    "discover y3 A b3 B\n",
                    0) == 0);
  CHECK(moves.find("attack y1 Dust\n") != std::string::npos);
  CHECK(moves.find("\nmove r1 Dust ") != std::string::npos);
}

TEST_CASE("homeworlds moves: the words of other dialects") {
  const std::string sdg = "1) Sam: Homeworld G2 B1 Y3\n\n2) Dave: Homeworld G1 B3 Y3\n\n";
  CHECK(moves_of(sdg, Dialect::sdg).rfind("Build Y1 Sam\nTrade Y3 B3 Sam\n", 0) == 0);
  CHECK(
      moves_of("homeworld g2 b1 y3\nhomeworld g1 b3 y3\n", Dialect::ap).rfind("build y north\ntrade y3 north b\n", 0) ==
      0);
  CHECK(moves_of("homeworld g2 b1 y3 Sam\nhomeworld g1 b3 y3 Dave\n", Dialect::jpb)
            .rfind("build y1 Sam\ntrade y3 b3 Sam\n", 0) == 0);
  CHECK(moves_of("Sam (0, g2b1) y3-\nDave (1, g1b3) -y3\n", Dialect::quux)
            .rfind("build y1 at Sam\nconvert y3 to b3 at Sam\n", 0) == 0);
}

TEST_CASE("homeworlds moves: with more players attacks say whose ship it is") {
  const std::string three_homes = "<0>; Lee(0,r1b2)g3-g1-g1; Ray(1,r2y3)-g3-; Mia(2,g2y3)--b3\n";
  CHECK(moves_of(three_homes).find("attack g1e Lee\nattack g1s Lee\n") != std::string::npos);
  CHECK(moves_of(three_homes, Dialect::jpb).find("attack g11 Lee\nattack g12 Lee\n") != std::string::npos);
}

TEST_CASE("homeworlds moves: why there are none") {
  CHECK(moves_of("") == "North must set up first: any two stars and a ship");
  CHECK(moves_of("homeworld g2 b1 y3 Lee\n") == "South must set up first: any two stars and a ship");
  CHECK(moves_of("build g1 Alpha\n") == "the record is a fragment: the position is unknown");
  CHECK(moves_of(listed_position + "build g1 Nowhere\npass\n") == "the position is unknown from turn 1 on");
  CHECK(moves_of("<0>; A(0,b1g2)y3-; Dust(y3)r1-y1\n") == "the game is over");
}
