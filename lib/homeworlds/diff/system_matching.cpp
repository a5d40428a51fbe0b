#include "homeworlds/diff/system_matching.hpp"

#include "text/ascii.hpp"
#include "text/sort.hpp"

#include <cstdlib>
#include <tuple>

namespace plyglot::homeworlds {
namespace {

Pile stars_of(const System& system) {
  Pile stars{};
  for (std::size_t i = 0; i < system.star_count; ++i) ++stars[system.stars[i]];
  return stars;
}

unsigned distance(const Pile& a, const Pile& b) {
  unsigned sum = 0;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) sum += static_cast<unsigned>(std::abs(a[kind] - b[kind]));
  return sum;
}

// How many pieces and home marks must change to make the one from the other.
unsigned distance(const System& a, const System& b) {
  unsigned sum = distance(stars_of(a), stars_of(b)) + unsigned{a.home != b.home};
  for (Player player = 0; player < most_players; ++player) sum += distance(a.ships[player], b.ships[player]);
  return sum;
}

// Stars hardly ever change, and homes never move.
bool can_be_the_same(const System& a, const System& b) {
  if (a.home && a.home == b.home) return true;
  const Pile of_a = stars_of(a);
  const Pile of_b = stars_of(b);
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    if (of_a[kind] > 0 && of_b[kind] > 0) return true;
  }
  return false;
}

// A pair that can be made; the better ones come first.
struct Candidate {
  bool differs;
  bool has_other_name;
  unsigned distance;
  SystemPair pair;

  bool operator<(const Candidate& other) const {
    return std::tie(differs, has_other_name, distance, pair.of_a, pair.of_b) <
           std::tie(other.differs, other.has_other_name, other.distance, other.pair.of_a, other.pair.of_b);
  }
};

std::vector<Candidate> candidates_of(const Position& a, const Position& b) {
  std::vector<Candidate> candidates;
  for (std::uint32_t i = 0; i < a.systems.size(); ++i) {
    for (std::uint32_t j = 0; j < b.systems.size(); ++j) {
      const System& of_a = a.systems[i];
      const System& of_b = b.systems[j];
      const unsigned difference = distance(of_a, of_b);
      if (difference > 0 && !can_be_the_same(of_a, of_b)) continue;
      candidates.push_back({difference > 0, !text::is_same_word(of_a.name, of_b.name), difference, {i, j}});
    }
  }
  return candidates;
}

}  // namespace

std::vector<SystemPair> match(const Position& a, const Position& b) {
  std::vector<Candidate> candidates = candidates_of(a, b);
  text::sort(candidates.begin(), candidates.end());
  std::vector<bool> is_taken_of_a(a.systems.size());
  std::vector<bool> is_taken_of_b(b.systems.size());
  std::vector<SystemPair> pairs;
  for (const Candidate& candidate : candidates) {
    const SystemPair pair = candidate.pair;
    if (is_taken_of_a[pair.of_a] || is_taken_of_b[pair.of_b]) continue;
    is_taken_of_a[pair.of_a] = true;
    is_taken_of_b[pair.of_b] = true;
    pairs.push_back(pair);
  }
  text::sort(pairs.begin(), pairs.end(), [](SystemPair x, SystemPair y) { return x.of_a < y.of_a; });
  return pairs;
}

}  // namespace plyglot::homeworlds
