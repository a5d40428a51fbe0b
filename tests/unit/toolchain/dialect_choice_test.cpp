// Which dialect a text is in where nothing names one.

#include "support/checks/catch.hpp"

#include <plyglot/likeness.hpp>

#include <map>

using namespace plyglot;

namespace {

// One game, as each dialect of Homeworlds writes it.
const std::map<std::string, std::string> one_game = {
    {"seed",
     "Players: Ann, Ben\n\nhomeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nbuild b1 Alder\nbuild g1 Birch\n"
     "trade b1 Alder y\nbuild g1 Birch\ndiscover y1 Alder b3 Fern\n"
     "sacrifice g3 Birch; build g2 Birch; build g2 Birch\n"},
    {"ap",
     "homeworld g1 y2 b3\nhomeworld y3 b2 g3\nbuild b north\nbuild g south\ntrade b1 north y\nbuild g south\n"
     "discover y1 north b3 fern\nsacrifice g3 south, build g south, build g south, pass\n"},
    {"sdg",
     "Participants: Ann (N), Ben (S)\n\n1) Ann: Homeworld G1 Y2 B3\n\n2) Ben: Homeworld Y3 B2 G3\n\n3) Ann: Build B1 "
     "Ann\n\n"
     "4) Ben: Build G1 Ben\n\n5) Ann: Trade B1 Y1 Ann\n\n6) Ben: Build G1 Ben\n\n7) Ann: Discover Y1 Ann B3 Fern\n\n"
     "8) Ben: Sacrifice G3 Ben\nBuild G2 Ben\nBuild G2 Ben\nPass\n"},
    {"jpb",
     "# Players: Ann, Ben\nhomeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nbuild b1 Alder\nbuild g1 Birch\n"
     "trade b1 y1 Alder\nbuild g1 Birch\ntrade y1 b1 Alder\ntrade g1 y1 Birch\ntrade b1 r1 Alder\n"},
    {"quux",
     "Alder (0, g1y2) b3-\nBirch (1, y3b2) -g3\nbuild b1 at Alder\nbuild g1 at Birch\nconvert b1 to y1 at Alder\n"
     "build g1 at Birch\nmove y1 from Alder to Fern (b3)\nsacrifice g3 at Birch; build g2 at Birch; build g2 at "
     "Birch\n"},
};

const std::string hexix_of_2024 =
    "Blue   Red\n-------------\nD2^    E5^\nD2+    C5v\nD3^    C5+\nD3+    C5+\nD4v    B4^\n";
const std::string hexix_of_2019 =
    "Blue   Red\n-------------\nD2>    E5>\nD2+    C5<\nD3>    C5+\nD3+    C5+\nD4<    B4>\n";

toolchain::DialectChoice choice(const std::string& name, const std::string& text, bool is_file = true) {
  std::string problem;
  toolchain::Chunk chunk;
  chunk.source.text = text;
  chunk.is_file = is_file;
  return toolchain::choose_dialect(toolchain::language(name, problem), std::span(&chunk, 1));
}

std::string_view dialect_of(const std::string& name, const std::string& text) { return choice(name, text).dialect; }

std::string repeated(const std::string& line, std::size_t times) {
  std::string text;
  while (times-- != 0) text += line;
  return text;
}

}  // namespace

TEST_CASE("a game of Homeworlds is read in its own dialect") {
  for (const auto& [dialect, text] : one_game) {
    INFO(dialect);
    CHECK(dialect_of("homeworlds", text) == (dialect == "seed" ? "" : dialect));
    CHECK(choice("homeworlds", text).is_certain);
    CHECK(choice("homeworlds", text, false).dialect == (dialect == "seed" ? "" : dialect));
  }
}

TEST_CASE("an error does not move a text to another dialect") {
  for (const auto& [dialect, text] : one_game) {
    // What little of this short one is not `seed` does not outweigh it.
    if (dialect == "jpb") continue;
    INFO(dialect);
    CHECK(dialect_of("homeworlds", text + "bulid g9 Nowhere\n") == (dialect == "seed" ? "" : dialect));
  }
}

TEST_CASE("a dialect that is named, or that the text shows, is not chosen again") {
  const std::string& sdg = one_game.at("sdg");
  CHECK(dialect_of("homeworlds:jpb", sdg).empty());
  CHECK(dialect_of("homeworlds:seed", sdg).empty());
  CHECK(dialect_of("homeworlds", "Dialect: jpb\n" + one_game.at("quux")).empty());
}

TEST_CASE("a few findings are not a dialect") {
  std::string text = one_game.at("seed");
  text.replace(text.find("trade b1 Alder y"), 16, "trade b1 y1 Alder");
  CHECK(dialect_of("homeworlds", text).empty());
}

TEST_CASE("Hexix of 2019 is known by its marks") {
  CHECK(dialect_of("hexix", hexix_of_2019) == "2019");
  CHECK(dialect_of("hexix", hexix_of_2024).empty());
  CHECK(dialect_of("hexix", hexix_of_2024 + "C5<\n").empty());
}

TEST_CASE("in Hive a step onto a bug is an error, not the other dialect") {
  CHECK(dialect_of("hop", "QA-a,b\nQA-a-+++b,w\n").empty());
  CHECK(dialect_of("uhp", "Base;InProgress;White[2];wS1;bS1 -wS1\n").empty());
}

TEST_CASE("a long file is known by its beginning") {
  const std::string& sdg = one_game.at("sdg");
  CHECK(dialect_of("homeworlds", sdg + repeated("\n", 100000)) == "sdg");
  CHECK(dialect_of("hexix", repeated(hexix_of_2019 + '\n', 100) + repeated(hexix_of_2024 + '\n', 100)) == "2019");
}
