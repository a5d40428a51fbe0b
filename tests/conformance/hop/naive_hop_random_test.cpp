// The generator of random texts and the naive reader check each other: what one writes the other must read back.

#include "hive/notations/hop/resolve/refusals.hpp"
#include "naive/hop/reading.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/pictures.hpp"
#include "support/hop/texts.hpp"

using namespace plyglot;

namespace {

void check_text(std::uint64_t seed, hive::hop::Dialect dialect) {
  const bool is_spec = dialect == hive::hop::Dialect::spec;
  const naive::Dialect naive_dialect = is_spec ? naive::Dialect::spec : naive::Dialect::hivegame;
  test::Random random(seed);
  test::HiveWishes wishes;
  wishes.most_bugs = 40;
  wishes.dragonflies = is_spec;
  const hive::Position position = test::random_hive(random, wishes);
  if (!is_spec && !hive::hop::refusal_by_hivegame(position).empty()) return;
  const std::string text = test::random_text(random, position, dialect);
  CAPTURE(seed, text);
  const naive::Reading reading = naive::read(text, naive_dialect);
  for (const naive::Finding& finding : reading.findings) {
    CAPTURE(finding.name, finding.start, finding.end);
    CHECK(finding.severity != "error");
  }
  CHECK(test::text_of(test::moved_to_corner(test::picture_of(reading))) ==
        test::text_of(test::moved_to_corner(test::picture_of(position))));

  const std::string canonical = naive::canonical(reading, naive_dialect);
  const naive::Reading again = naive::read(canonical, naive_dialect);
  CHECK(naive::canonical(again, naive_dialect) == canonical);
  CHECK(test::is_same_up_to_rotation(test::picture_of(again), test::picture_of(position)));
  CHECK(naive::canonical_gametype(again.set) == naive::canonical_gametype(reading.set));
}

}  // namespace

TEST_CASE("naive hop: random texts mean the hive they were written from") {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    check_text(seed, hive::hop::Dialect::spec);
    check_text(seed, hive::hop::Dialect::hivegame);
  }
}
