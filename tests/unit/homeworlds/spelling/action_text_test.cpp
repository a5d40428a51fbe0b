#include "homeworlds/spelling/action_text.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/games.hpp"

using namespace plyglot;
using homeworlds::Dialect;

namespace {

std::string printed(const std::string& text, Dialect dialect) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  return test::printed(test::read_homeworlds(text, options)) + '\n';
}

}  // namespace

TEST_CASE("homeworlds syntax: turns are printed in the form of their dialect") {
  CHECK(printed("T R1 b1 Alpha | cat Blue Alpha *", Dialect::seed) == "trade r1 Alpha b; catastrophe Alpha b *\n");
  CHECK(printed("a r3S (X),p", Dialect::seed) == "attack r3s X; pass\n");
  CHECK(printed("h b2 - g3 *\nbui GREEN x", Dialect::ap) == "homeworld b2 - g3 *\nbuild g x\n");
  CHECK(printed("m y1 NORTH Orion *", Dialect::ap) == "move y1 north orion\n");
  CHECK(printed("tr y1 g1 dUST\ncat dust red", Dialect::sdg) == "Trade Y1 G1 Dust\nCatastrophe Dust R\n");
  // The last one of a line would be dropped (homeworlds R14).
  CHECK(printed("a r2 J**", Dialect::sdg) == "Attack R2 J* *\n");
  CHECK(printed("sac g2 A, b g1 A . p *", Dialect::jpb) == "sacrifice g2 A;build g1 A;pass *\n");
  CHECK(printed("Sam (0, y3b1) g3-\nDave (1, b2) -y3\nmove b1b2 Sam Delos (g2); cat Sam red", Dialect::quux) ==
        "Sam (0, y3b1) g3-\nDave (1, b2) -y3\n"
        "move b1 from Sam to Delos (g2); move b2 from Sam to Delos; catastrophe red at Sam\n");
  CHECK(printed("<2>; A(r1)y2--\nSam (0, r2) y3-\nDave (1, r2) -y3", Dialect::quux) ==
        "Sam (0, r2) y3-\nDave (1, r2) -y3\n");
}

namespace {

constexpr std::string_view game =
    "Players: Sam Smith, Ray\n"
    "homeworld r1 b2 y3 *\n"
    "homeworld g1 y3 b3 Ray\n"
    "build y Sam\n"
    "build b1 RAY\n"
    "build y1 North\n"
    "sacrifice b1 ray; trade b3 Ray r *\n"
    "discover y1 North g3 deLos\n"
    "attack r3 Ray; catastrophe delos g1\n";

std::string printed_as(Dialect dialect) {
  const test::HomeworldsGame read = test::homeworlds_game(std::string(game));
  std::string out;
  for (const homeworlds::RecordTurn& turn : read.record.turns) {
    print_turn(read.record, turn, dialect, out);
    out += '\n';
  }
  return out;
}

}  // namespace

// What the name of a home cannot be, its seat is.
TEST_CASE("homeworlds print: turns in the form of another dialect") {
  CHECK(printed_as(Dialect::seed) ==
        "homeworld r1 b2 y3 *\nhomeworld g1 y3 b3 Ray\nbuild y Sam\nbuild b1 Ray\nbuild y1 North\n"
        "sacrifice b1 Ray; trade b3 Ray r *\ndiscover y1 North g3 deLos\nattack r3 Ray; catastrophe deLos g\n");
  CHECK(printed_as(Dialect::ap) ==
        "homeworld r1 b2 y3 *\nhomeworld g1 y3 b3\nbuild y sam\nbuild b ray\nbuild y north\n"
        "sacrifice b1 ray, trade b3 ray r\ndiscover y1 north g3 delos\nattack r3 ray, catastrophe delos g\n");
}
