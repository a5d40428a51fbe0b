#include "hive/spelling/hop_gametype.hpp"

#include "support/checks/catch.hpp"
#include "support/hop/session.hpp"

using namespace plyglot::hive;

namespace {

BugSet with(BugSet set, Colour colour, BugKind kind, std::uint32_t count) {
  set.of(colour, kind) = count;
  return set;
}

}  // namespace

TEST_CASE("the ultimate set has no gametype field") { CHECK(hop::canonical_gametype(ultimate_set()).empty()); }

TEST_CASE("the base set is written by its name") { CHECK(hop::canonical_gametype(base_set()) == "base"); }

TEST_CASE("the shortest of the three forms is taken, and of two the base form") {
  BugSet two_mosquitoes = with(base_set(), Colour::white, BugKind::mosquito, 2);
  CHECK(hop::canonical_gametype(two_mosquitoes) == "base+2M");
  BugSet without_ladybugs = with(ultimate_set(), Colour::white, BugKind::ladybug, 0);
  without_ladybugs.of(Colour::black, BugKind::ladybug) = 0;
  CHECK(hop::canonical_gametype(without_ladybugs) == "base+MPmp");
  CHECK(hop::canonical_gametype(with(BugSet{}, Colour::black, BugKind::queen, 1)) == "q");
}

TEST_CASE("a count above eight takes several tokens") {
  CHECK(hop::canonical_gametype(with(BugSet{}, Colour::white, BugKind::ant, 9)) == "8AA");
  CHECK(hop::canonical_gametype(with(base_set(), Colour::white, BugKind::ant, 16)) == "base+8A5A");
}

TEST_CASE("the set of nothing is written by what is taken away") {
  CHECK(hop::canonical_gametype(BugSet{}) == "base-Q3A2B3G2Sq3a2b3g2s");
}

TEST_CASE("the smallest published set has every expansion that is needed, for both sides") {
  const auto set = hop::smallest_standard_set(with(BugSet{}, Colour::black, BugKind::pillbug, 1));
  REQUIRE(set);
  CHECK(hop::canonical_gametype(*set) == "base+Pp");
  CHECK(is_standard(*set));
}

TEST_CASE("no published set has two queens of a side, or a dragonfly") {
  CHECK_FALSE(hop::smallest_standard_set(with(BugSet{}, Colour::white, BugKind::queen, 2)));
  CHECK_FALSE(hop::smallest_standard_set(with(BugSet{}, Colour::white, BugKind::dragonfly, 1)));
}

TEST_CASE("a gametype of nothing but characters that HOP does not have is an empty one") {
  plyglot::test::HopSession session("spec");
  for (const char* text : {",Q,b", "*,Q,b", " *,Q,b"}) {
    session.read(text);
    CHECK(session.position().set == ultimate_set());
  }
  session.read("9,Q,b");
  CHECK(session.position().set == BugSet{});
}
