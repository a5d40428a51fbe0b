#include "plyglot/match/match_statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace plyglot::tool::match {
namespace {

constexpr std::array<double, 5> scores{0, 0.25, 0.5, 0.75, 1};
using Shares = std::array<double, 5>;

// The inverse of the logistic curve: E = 1 / (1 + 10^(-elo / 400)) (A. Elo, The Rating of Chessplayers, 1978, 8.4).
double elo_of(double score) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  if (score <= 0) return -infinite;
  if (score >= 1) return infinite;
  return -400 * std::log10(1 / score - 1);
}

double mean_of(const Shares& shares) {
  double mean = 0;
  for (std::size_t index = 0; index < scores.size(); ++index) mean += shares[index] * scores[index];
  return mean;
}

// Of all distributions with this mean the one under which the shares are likeliest. It has the form
// p / (1 + theta * (score - mean)), where theta makes its mean right (A. Owen, Empirical Likelihood, 2001, 2.3; for
// this test M. Van den Bergh, Comments on Normalized Elo, 2020). No share is 0.
Shares likeliest(const Shares& shares, double mean) {
  // The sum falls from plus to minus infinity between the two poles.
  double low = -1 / (scores.back() - mean);
  double high = -1 / (scores.front() - mean);
  for (int step = 0; step < 200; ++step) {
    const double theta = (low + high) / 2;
    double sum = 0;
    for (std::size_t index = 0; index < scores.size(); ++index) {
      sum += shares[index] * (scores[index] - mean) / (1 + theta * (scores[index] - mean));
    }
    (sum > 0 ? low : high) = theta;
  }
  Shares found{};
  for (std::size_t index = 0; index < scores.size(); ++index) {
    found[index] = shares[index] / (1 + (low + high) / 2 * (scores[index] - mean));
  }
  return found;
}

}  // namespace

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate estimate(const PairCounts& counts) {
  Shares shares{};
  const double total = counts.total();
  std::transform(counts.pairs.begin(), counts.pairs.end(), shares.begin(), [&](double count) { return count / total; });
  Estimate found;
  found.score = mean_of(shares);
  // The pairs are independent of each other; the two games of a pair are not, since they have one opening. So the
  // variance is that of pairs (M. Van den Bergh, Normalized Elo, 2019, section 4).
  double variance = 0;
  for (std::size_t index = 0; index < scores.size(); ++index) {
    variance += shares[index] * (scores[index] - found.score) * (scores[index] - found.score);
  }
  const double deviation = std::sqrt(variance / total);
  // The quantile of the normal distribution for 97.5 %.
  constexpr double quantile = 1.959963984540054;
  found.elo = elo_of(found.score);
  found.low = elo_of(found.score - quantile * deviation);
  found.high = elo_of(found.score + quantile * deviation);
  found.has_interval = deviation > 0;
  if (found.has_interval) found.los = std::erfc((0.5 - found.score) / deviation / std::sqrt(2.0)) / 2;
  return found;
}

double log_likelihood_ratio(const PairCounts& counts, double elo0, double elo1) {
  if (counts.total() == 0) return 0;
  // A kind of pair that did not come yet is not impossible, only rare.
  static constexpr double rare = 1e-3;
  Shares shares{};
  std::transform(counts.pairs.begin(), counts.pairs.end(), shares.begin(),
                 [](double count) { return std::max(count, rare); });
  const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share /= total;
  const Shares under0 = likeliest(shares, expected_score(elo0));
  const Shares under1 = likeliest(shares, expected_score(elo1));
  double ratio = 0;
  for (std::size_t index = 0; index < shares.size(); ++index) {
    ratio += shares[index] * std::log(under1[index] / under0[index]);
  }
  return total * ratio;
}

}  // namespace plyglot::tool::match
