// One slip has one finding, wherever a lost line end is seen.

#include "support/checks/catch.hpp"
#include "support/homeworlds/games.hpp"

#include <algorithm>

using namespace plyglot;
using homeworlds::Dialect;

namespace {

std::string report(const std::string& text, Dialect dialect) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  return test::report_of(test::homeworlds_game(text, options));
}

std::ptrdiff_t count(const std::string& text, Dialect dialect) {
  const std::string lines = report(text, dialect);
  return std::count(lines.begin(), lines.end(), '\n');
}

std::string with(std::string text, const std::string& what, const std::string& other) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), other);
}

struct Game {
  Dialect dialect;
  std::string text;
  // The words before and after the line end that is lost.
  std::string above, below;
};

const std::vector<Game> games = {
    {Dialect::seed,
     "homeworld y3 b1 g3 Ann\nhomeworld g2 r1 b3 Ben\nbuild g1 Ann\nbuild b1 Ben\ntrade g1 Ann y\nbuild b1 Ben\n",
     "build g1 Ann", "build b1 Ben"},
    {Dialect::seed,
     "1. homeworld y3 b1 g3 Ann\n2. homeworld g2 r1 b3 Ben\n3. build g1 Ann\n4. build b1 Ben\n5. trade g1 Ann y\n",
     "build g1 Ann", "4. build b1 Ben"},
    {Dialect::ap,
     "homeworld y3 b1 g3\nhomeworld g2 r1 b3\nbuild g north\nbuild b south\ntrade g1 north y\nbuild b south\n",
     "build g north", "build b south"},
    {Dialect::jpb,
     "homeworld y3 b1 g3 Ann\nhomeworld g2 r1 b3 Ben\nbuild g1 Ann\nbuild b1 Ben\ntrade g1 y1 Ann\nbuild b1 Ben\n",
     "build g1 Ann", "build b1 Ben"},
    {Dialect::quux, "Ann (0, y3b1) g3-\nBen (1, g2r1) -b3\nbuild g1 at Ann\nbuild b1 at Ben\nconvert g1 to y1 at Ann\n",
     "build g1 at Ann", "build b1 at Ben"},
    {Dialect::hwl, "Players: Ann,Ben\nh,y3A,b1A,g3A\nh,g2A,r1A,b3A\nb,g1A,1\nb,b1B,2\nt,g1A,y1A\nb,b1C,2\n", "b,g1A,1",
     "b,b1B,2"},
};

}  // namespace

TEST_CASE("homeworlds: a lost line end is one finding") {
  for (const Game& game : games) {
    for (const std::string gap : {" ", "  ", ""}) {
      const std::string text = with(game.text, game.above + '\n' + game.below, game.above + gap + game.below);
      CAPTURE(text);
      CHECK(report(game.text, game.dialect) == "");
      CHECK(count(text, game.dialect) == 1);
    }
  }
  const std::string transcript =
      "Participants: Ann (N), Ben (S)\n\n1) Ann: Homeworld Y3 B1 G3\n\n2) Ben: Homeworld G2 R1 B3\n\n"
      "3) Ann: Build G1 Ann\n\n4) Ben: Build B1 Ben\n\n5) Ann: Trade G1 Y1 Ann\n\n6) Ben: Build B1 Ben\n";
  CHECK(report(transcript, Dialect::sdg) == "");
  for (const std::string gap : {" ", ""}) {
    const std::string text = with(transcript, "Build G1 Ann\n\n4)", "Build G1 Ann" + gap + "4)");
    CAPTURE(text);
    CHECK(count(text, Dialect::sdg) == 1);
  }
}

TEST_CASE("homeworlds: what the site ignored in a transcript is no error") {
  const std::string text =
      "Participants: Ann (N), Ben (S)\n\n1) Ann: Homeworld Y3 B1 G3\n\n2) Ben: Homeworld G2 R1 B3\n\n"
      "3) Ann: Build G1 Ann Build G1 Ann\n\n4) Ben: Build B1 Ben\n";
  CHECK(report(text, Dialect::sdg).find("error") == std::string::npos);
}

TEST_CASE("homeworlds rounds: a header that contradicts the last line is a warning") {
  const std::string turns = "\n1.\nhomeworld y1 b2 g3\n(named Ann)\n1...\nhomeworld y3 b1 g3\n(named Ben)\n";
  for (const std::string header : {"Result: 1-0", "Result: Ann", "Winner: Ann", "Result: draw"}) {
    CAPTURE(header);
    const std::string text = "Players: Ann, Ben\n" + header + '\n' + turns + "0-1\n";
    CHECK(report(text, Dialect::seed).starts_with("homeworlds/duplicate-header warning"));
    CHECK(count(text, Dialect::seed) == 1);
  }
  for (const std::string header : {"Result: 0-1", "Result: Ben", "Winner: Ben", "Result: given up"}) {
    CAPTURE(header);
    CHECK(report("Players: Ann, Ben\n" + header + '\n' + turns + "0-1\n", Dialect::seed) == "");
  }
}
