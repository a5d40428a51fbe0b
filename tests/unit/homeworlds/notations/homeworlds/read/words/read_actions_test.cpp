#include "support/checks/catch.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;
using homeworlds::Dialect;

namespace {

test::HomeworldsReading read_after_homeworld(std::string text, Dialect dialect = Dialect::seed) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  auto reading = test::read_homeworlds("homeworld y3 b1 g3 Sam\n" + text, options);
  test::check_spans(reading);
  return reading;
}

}  // namespace

TEST_CASE("homeworlds syntax: words of an action") {
  const auto reading = read_after_homeworld("attack r3s Alpha");
  const homeworlds::ActionNode& attack = reading.ast.actions.at(1);
  CHECK(reading.slice(attack.verb_span) == "attack");
  CHECK(reading.slice(attack.ship.span) == "r3");
  CHECK(reading.slice(attack.owner.span) == "s");
  CHECK(reading.slice(attack.system.span) == "Alpha");
  CHECK(attack.is_playable);
}

TEST_CASE("homeworlds syntax: a trade that can be read in two orders keeps its words") {
  const auto reading = read_after_homeworld("trade y3 g3 B");
  const homeworlds::ActionNode& trade = reading.ast.actions.at(1);
  CHECK(trade.order == homeworlds::TradeOrder::system_first);
  CHECK(trade.can_be_reordered);
  CHECK(reading.slice(trade.system.span) == "g3");
  CHECK(reading.slice(trade.colour.span) == "B");
  REQUIRE(test::names_of(reading.findings) == "letter-case");
  CHECK(reading.findings[0].is_of_trade_order);
  CHECK(read_after_homeworld("trade y3 Alpha b").ast.actions.at(1).can_be_reordered == false);
}

TEST_CASE("homeworlds syntax: a new piece written without its size has the size of the ship") {
  const auto sdg = read_after_homeworld("Homeworld Y3 B1 G3\n\nTrade G2 Alpha Y", Dialect::sdg);
  REQUIRE(test::names_of(sdg.findings).find("trade-order") != std::string::npos);
  CHECK(sdg.findings.back().fix == "Y2 Alpha");
  const auto jpb = read_after_homeworld("trade x9 Alpha y", Dialect::jpb);
  CHECK(test::names_of(jpb.findings) == "bad-piece trade-order");
  CHECK(jpb.ast.actions.at(1).is_playable == false);
  CHECK(jpb.ast.turns.at(1).is_broken);
}

TEST_CASE("homeworlds syntax: a broken action leaves its neighbours alone") {
  const auto reading = read_after_homeworld("build r9 Alpha; frob; build g1 Beta; move y1\nbuild g1 Gamma");
  CHECK(test::names_of(reading.findings) == "bad-piece unknown-verb missing-argument");
  REQUIRE(reading.ast.turns.size() == 3);
  CHECK(reading.ast.turns[1].is_broken);
  CHECK(reading.ast.turns[1].action_count == 2);
  CHECK_FALSE(reading.ast.actions[1].is_playable);
  CHECK(reading.ast.actions[2].is_playable);
  CHECK_FALSE(reading.ast.turns[2].is_broken);
}

TEST_CASE("homeworlds syntax: a discover without a name is playable") {
  const auto reading = read_after_homeworld("discover y1 Alpha g2");
  CHECK(test::names_of(reading.findings) == "missing-argument");
  CHECK(reading.ast.actions.at(1).is_playable);
  CHECK_FALSE(reading.ast.actions.at(1).other_system.is_present());
  CHECK(test::names_of(read_after_homeworld("discover y1 Alpha g2; Zed").findings) == "misplaced-separator");
  CHECK(test::names_of(read_after_homeworld("discover y1 Alpha g2", Dialect::jpb).findings).empty());
}

TEST_CASE("homeworlds syntax: separators that separate nothing") {
  CHECK(test::names_of(read_after_homeworld("build g1 A ; ; , build g1 B ;").findings) ==
        "empty-action empty-action trailing-separator");
  CHECK(test::names_of(read_after_homeworld("build g1 A;| build g1 B").findings) == "empty-action");
  CHECK(test::names_of(read_after_homeworld("sacrifice y2 > Beta").findings) == "misplaced-separator");
  CHECK(test::names_of(read_after_homeworld(" / \n\n *;* ").findings) ==
        "empty-action unknown-verb trailing-separator");
}

TEST_CASE("homeworlds syntax: confirmation") {
  const auto reading = read_after_homeworld("move y1 A B**");
  CHECK(test::names_of(reading.findings) == "bad-name glued-confirmation");
  CHECK(reading.slice(reading.ast.turns.at(1).confirmation) == "*");
  const auto passes = read_after_homeworld("sacrifice g2 A, pass *", Dialect::ap);
  CHECK(passes.ast.actions.back().is_all);
  CHECK(passes.ast.turns.back().confirmation.empty());
  const auto sdg = read_after_homeworld("Sacrifice G2 Jesse *\nBuild G1 Jesse *", Dialect::sdg);
  CHECK(sdg.ast.turns.back().confirmation.empty());
  const auto home = read_after_homeworld("\nHomeworld B2 - G3 *", Dialect::sdg);
  CHECK(home.slice(home.ast.turns.back().confirmation) == "*");
}

TEST_CASE("homeworlds syntax: moves of quux that stand for several") {
  homeworlds::ReadOptions options;
  options.dialect = Dialect::quux;
  const auto reading = test::read_homeworlds(
      "Sam (0, y3b1) g3-\nmove g1g2 from Sam to Delos (b2)\nbuild g1 at Sam; ; pass; Build g1 at Sam", options);
  test::check_spans(reading);
  REQUIRE(reading.ast.actions.size() == 4);
  CHECK(reading.slice(reading.ast.actions[0].owner.span) == "0");
  CHECK(reading.slice(reading.ast.actions[0].stars[1].span) == "b1");
  CHECK(reading.ast.actions[1].verb == homeworlds::Verb::discover);
  CHECK(reading.slice(reading.ast.actions[1].star.span) == "b2");
  CHECK(reading.ast.actions[2].verb == homeworlds::Verb::move);
  CHECK(reading.slice(reading.ast.actions[2].ship.span) == "g2");
  CHECK(test::names_of(reading.findings) == "empty-action quux-pass-in-list letter-case");
  CHECK(reading.ast.turns.back().is_broken);
}

TEST_CASE("homeworlds syntax: a count of passes is extra in jpb, and its neighbours are read") {
  const auto reading = read_after_homeworld("pass 2 build g1 Sam", Dialect::jpb);
  CHECK(test::names_of(reading.findings) == "extra-words");
  CHECK(reading.ast.turns.at(1).action_count == 2);
}

TEST_CASE("homeworlds syntax: each separator of quux that separates nothing is named once") {
  homeworlds::ReadOptions options;
  options.dialect = Dialect::quux;
  const auto reading = test::read_homeworlds("; ; build g1 at S; ; build g1 at S", options);
  CHECK(test::report_of(reading.findings) ==
        "homeworlds/empty-action warning 0-1\nhomeworlds/empty-action warning 17-18\n"
        "homeworlds/empty-action warning 2-3\nhomeworlds/no-initial-position warning 4-17\n");
}

TEST_CASE("homeworlds syntax: a home of quux holds its own player's ship") {
  homeworlds::ReadOptions options;
  options.dialect = Dialect::quux;
  const auto reading = test::read_homeworlds(
      "Sam (0, y3) g3-\nDave (1, y3b1) -g3\nEve (0, y3b1) -g3\nMia (2, y3b1) g3-\nJo (0, y3b1) g3b1-", options);
  CHECK(test::names_of(reading.findings) == "unknown-verb unknown-verb unknown-verb");
  CHECK(reading.ast.actions.size() == 2);
}
