// The statistics of matches are those that other programs have published for the same counts.
#include "plyglot/match/match_statistics.hpp"

#include "support/checks/catch.hpp"

#include <cmath>

using namespace plyglot::tool::match;

TEST_CASE("Elo, its interval and the likelihood of superiority are those that fastchess published") {
  // Three logs of matches of 100 pairs: https://github.com/KSaiAkshit/eschec, docs/dev_log.md.
  struct Published {
    PairCounts counts;
    double elo;
    // Half of the interval's length.
    double margin;
    double los;
  };
  const Published rows[] = {{{{1, 11, 47, 25, 16}}, 77.71, 33.03, 1.0},
                            {{{1, 15, 25, 33, 26}}, 123.02, 40.58, 1.0},
                            {{{1, 24, 42, 25, 8}}, 26.11, 31.23, 0.9504},
                            {{{2, 23, 32, 35, 8}}, 41.89, 33.28, 0.9938}};
  for (const Published& row : rows) {
    const Estimate found = estimate(row.counts);
    CHECK(std::abs(found.elo - row.elo) < 0.005);
    CHECK(std::abs((found.high - found.low) / 2 - row.margin) < 0.005);
    CHECK(std::abs(found.los - row.los) < 0.00005);
    // The other side sees the same.
    PairCounts turned = row.counts;
    std::swap(turned.pairs[0], turned.pairs[4]);
    std::swap(turned.pairs[1], turned.pairs[3]);
    const Estimate other = estimate(turned);
    CHECK(std::abs(found.elo + other.elo) < 1e-9);
    CHECK(std::abs(found.low + other.high) < 1e-9);
    CHECK(std::abs(found.los + other.los - 1) < 1e-12);
  }
}

TEST_CASE("the log-likelihood ratio is the one that fastchess publishes as its reference") {
  // Its tests of the logistic test on pairs, with drawn games and shared points together.
  CHECK(std::abs(log_likelihood_ratio({{223, 9863, 21279, 10037, 246}}, 0.5, 2.5) + 3.07) < 0.005);
  CHECK(std::abs(log_likelihood_ratio({{871, 26175, 55983, 26678, 821}}, 0, 2) + 4.98) < 0.005);
}

TEST_CASE("where all pairs ended alike there is no interval") {
  CHECK(estimate({{0, 0, 0, 0, 7}}).elo == HUGE_VAL);
  CHECK(estimate({{7, 0, 0, 0, 0}}).elo == -HUGE_VAL);
  CHECK(estimate({{0, 0, 7, 0, 0}}).elo == 0);
  for (const std::size_t kind : {0U, 2U, 4U}) {
    PairCounts counts;
    counts.pairs[kind] = 7;
    CHECK_FALSE(estimate(counts).has_interval);
  }
  CHECK(log_likelihood_ratio({}, 0, 5) == 0);
}

TEST_CASE("the bounds of the test are those of Wald") {
  CHECK(std::abs(ratio_bound - std::log((1 - 0.05) / 0.05)) < 1e-15);
  CHECK(std::abs(expected_score(0) - 0.5) < 1e-15);
  // 10 to 1 are 400 Elo.
  CHECK(std::abs(expected_score(400) - 10.0 / 11) < 1e-15);
}
