#pragma once
// What the results of pairs of games say about the strength of two engines.

#include <array>
#include <cstdint>
#include <numeric>

namespace plyglot::tool::match {

// Pairs by what the first engine scored in the two games: 0, 1/2, 1, 3/2 or 2 points.
struct PairCounts {
  std::array<std::uint32_t, 5> pairs{};

  std::uint32_t total() const { return std::accumulate(pairs.begin(), pairs.end(), std::uint32_t{0}); }
};

// Of the first engine over the second. Elo is infinite where all games are lost or all are won, or may be.
struct Estimate {
  // Points of a game, from 0 to 1.
  double score = 0.5;
  double elo = 0;
  // The interval that holds the true difference in 95 of 100 matches.
  double low = 0;
  double high = 0;
  // The likelihood of superiority: that the first engine is the stronger one.
  double los = 0.5;
  // Whether not all pairs ended alike: otherwise interval and likelihood mean nothing.
  bool has_interval = false;
};
// There must be a pair.
Estimate estimate(const PairCounts& counts);

// The share of the points of the side that is stronger by so much.
double expected_score(double elo);

// How much likelier the counts are if the difference is `elo1` than if it is `elo0`: the logarithm. 0 without a pair.
double log_likelihood_ratio(const PairCounts& counts, double elo0, double elo1);
// A test ends at plus or minus this: ln((1 - beta) / alpha) of Wald's test with alpha = beta = 0.05.
inline constexpr double ratio_bound = 2.9444389791664403;

}  // namespace plyglot::tool::match
