// The library's canonical text against the naive one, which tries every root and heading as hop R26 is written.

#include "hive/spelling/hop_text.hpp"
#include "naive/hop/reading.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/texts.hpp"

using namespace plyglot;

namespace {

void check_canonical(std::uint64_t seed, const test::HiveWishes& wishes) {
  test::Random random(seed);
  const hive::Position position = test::random_hive(random, wishes);
  // What the naive reader knows of the position is what the text says.
  const std::string text = test::random_text(random, position, hive::hop::Dialect::spec);
  CAPTURE(seed, text);
  const naive::Reading reading = naive::read(text, naive::Dialect::spec);
  std::string spec;
  std::string site;
  CHECK(hive::hop::print(position, hive::hop::Dialect::spec, spec));
  CHECK(hive::hop::print(position, hive::hop::Dialect::hivegame, site));
  CHECK(spec == naive::canonical(reading, naive::Dialect::spec));
  CHECK(site == naive::canonical(reading, naive::Dialect::hivegame));
}

}  // namespace

TEST_CASE("canonical texts of random hives are the smallest of all walks") {
  test::HiveWishes few;
  few.most_bugs = 12;
  test::HiveWishes many;
  test::HiveWishes game;
  game.like_a_game = true;
  game.standard_set = true;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    check_canonical(seed, few);
    check_canonical(seed, many);
    check_canonical(seed, game);
  }
}

TEST_CASE("canonical texts of symmetric hives") {
  // Rings, lines and stars of one kind of bug, where many walks give the same text.
  for (const std::string text : {"8A8A,AAAAAAAA,w", "8A,A+A+A+A+A+A,w", "8A,A1+A1-A1+-A1++A1--A1+++A,w",
                                 "8A8A,AA+AA+AA+AA+AA+AA,b", "8A8a,A+a+A+a+A+a,w", "8A8A8A,AAA1=A2=A3=A1+A2+A3+A,w"}) {
    CAPTURE(text);
    const naive::Reading reading = naive::read(text, naive::Dialect::spec);
    REQUIRE(!reading.bugs.empty());
    hive::Position position;
    for (const naive::Bug& bug : reading.bugs) {
      hive::Bug placed;
      placed.colour = bug.is_white ? hive::Colour::white : hive::Colour::black;
      placed.kind = hive::BugKind::ant;
      placed.cell = {bug.cell.first, bug.cell.second};
      placed.level = static_cast<std::uint32_t>(bug.level);
      for (std::size_t i = 0; i < position.bugs.size(); ++i) {
        if (position.bugs[i].cell == placed.cell) placed.below = static_cast<std::int32_t>(i);
      }
      position.bugs.push_back(placed);
    }
    std::string topology;
    CHECK(hive::hop::print_topology(position, hive::hop::Dialect::spec, topology));
    CHECK(topology == naive::canonical_topology(reading, naive::Dialect::spec));
  }
}
