// Homeworlds records of all kinds of lines, printed: the meaning stays, and so does what is printed.

#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/printing.hpp"
#include "support/values/random.hpp"

using namespace plyglot;
using homeworlds::Dialect;

namespace {

const std::vector<std::string> items = {
    "homeworld r1 b2 y3 A",
    "homeworld g1 y3 b3 B",
    "h r1 b2 y3",
    "b y1 A",
    "build y A",
    "BUILD B1 b",
    "trade y3 A b",
    "t y3 A b1",
    "d y3 A g2 C",
    "move y3 A B",
    "attack b3n B",
    "s y2 A",
    "sacrifice y3 A",
    "catastrophe A y",
    "pass",
    "p",
    "biuld y1 A",
    "build y7 A",
    "move y1 A B",
    "build y1 A x",
    "build y1",
    "pass 2",
    "build g1 north",
    "sac b1 B",
    "Build Y1 A",
    "Homeworld R1 B2 Y3 *",
    "c b B",
    "discover y1 A g3",
};
const std::vector<std::string> starts = {"", "", "", "", "1) ", "2) ", "3. ", "7) Ann: ", "8) Bob: ", "; ", "\t"};
const std::vector<std::string> ends = {"", "", "", "", "", ";", " /", ",", " *", " # said", "; # said", " |"};
const std::vector<std::string> lines = {
    "",
    "",
    " ",
    ";",
    "|",
    ", # said",
    "# alone",
    "  # far",
    " chat",
    "4)",
    "5) Cy:",
    "Layout: line",
    "Layout: block",
    "Event: x",
    "Players: Ann, Bob",
    "<0>; A(0,r1b2)y3g3-;",
    "B(1,g1y3)-g3",
    "<1>; A(0,r1b2)y3-; B(1,g1)-g3y1",
    "<0>; what",
};

std::string random_line(test::Random& random) {
  if (random.chance(40)) return random.pick(lines);
  std::string line = random.pick(starts) + random.pick(items);
  while (random.chance(25)) line += (random.chance(80) ? "; " : " ") + random.pick(items);
  return line + random.pick(ends);
}

std::string random_text(test::Random& random) {
  std::string text;
  if (random.chance(30)) text = "homeworld r1 b2 y3 A\n\nhomeworld g1 y3 b3 B\n\n";
  for (std::size_t i = random.below(10); i > 0; --i) text += random_line(random) + (random.chance(95) ? "\n" : "\r\n");
  return text;
}

}  // namespace

TEST_CASE("homeworlds print: whatever lines there are, the meaning stays") {
  for (const Dialect dialect : {Dialect::seed, Dialect::ap, Dialect::sdg, Dialect::jpb, Dialect::quux}) {
    CAPTURE(name_of(dialect));
    test::Random random(1721);
    std::size_t unprinted = 0;
    homeworlds::ReadOptions options;
    // `seed` is what is read without an option.
    if (dialect != Dialect::seed) options.dialect = dialect;
    for (std::size_t i = 0; i < 20000; ++i) {
      const std::string text = random_text(random);
      std::string out;
      // A line of separators above a position or a header cannot be left out (homeworlds L5, L8).
      if (print(test::homeworlds_game(text, options).record, out)) {
        test::check_printing(text, options);
      } else {
        ++unprinted;
      }
    }
    CHECK(unprinted < 500);
  }
}
