#include "hive/diff/matching.hpp"

#include "board/hex.hpp"
#include "text/sort.hpp"

#include <iterator>

namespace plyglot::hive {
namespace {

// The bugs of the first list that are not in the second one. Both are sorted, and so is the result.
std::vector<Standing> without(const std::vector<Standing>& standings, const std::vector<Standing>& others) {
  std::vector<Standing> rest;
  std::set_difference(standings.begin(), standings.end(), others.begin(), others.end(), std::back_inserter(rest),
                      piece_before);
  return rest;
}

bool displaced_before(const Displaced& a, const Displaced& b) {
  if (a.piece != b.piece) return a.piece < b.piece;
  return a.from != b.from ? a.from < b.from : a.to < b.to;
}

// Bugs of A and of B that found no partner yet, sorted by piece and place.
struct Unmatched {
  std::vector<Standing> of_a;
  std::vector<Standing> of_b;
};

bool cells_first(Standing a, Standing b) {
  if (a.piece != b.piece) return a.piece < b.piece;
  return Place{a.place.cell, 0} < Place{b.place.cell, 0};
}

void match_same_cells(Unmatched& unmatched, std::vector<Displaced>& restacked) {
  Unmatched rest;
  auto a = unmatched.of_a.begin();
  auto b = unmatched.of_b.begin();
  while (a != unmatched.of_a.end() && b != unmatched.of_b.end()) {
    if (cells_first(*a, *b)) {
      rest.of_a.push_back(*a++);
    } else if (cells_first(*b, *a)) {
      rest.of_b.push_back(*b++);
    } else {
      restacked.push_back({a->piece, a->place, b->place});
      ++a;
      ++b;
    }
  }
  rest.of_a.insert(rest.of_a.end(), a, unmatched.of_a.end());
  rest.of_b.insert(rest.of_b.end(), b, unmatched.of_b.end());
  unmatched = std::move(rest);
}

// A bug of A and one of B, by their indices, that could be the same one.
struct Candidate {
  std::int32_t distance = 0;
  std::uint32_t of_a = 0;
  std::uint32_t of_b = 0;

  friend bool operator<(const Candidate& a, const Candidate& b) {
    return std::tie(a.distance, a.of_a, a.of_b) < std::tie(b.distance, b.of_a, b.of_b);
  }
};

std::vector<Candidate> candidates_of(const Unmatched& unmatched) {
  std::vector<Candidate> candidates;
  const auto other_piece = [](Standing a, Standing b) { return a.piece < b.piece; };
  for (std::uint32_t i = 0; i < unmatched.of_a.size(); ++i) {
    const Standing& bug = unmatched.of_a[i];
    const auto run = std::equal_range(unmatched.of_b.begin(), unmatched.of_b.end(), bug, other_piece);
    for (auto other = run.first; other != run.second; ++other) {
      candidates.push_back({board::distance(bug.place.cell, other->place.cell), i,
                            static_cast<std::uint32_t>(other - unmatched.of_b.begin())});
    }
  }
  text::sort(candidates.begin(), candidates.end());
  return candidates;
}

void keep_those(std::vector<Standing>& standings, const std::vector<bool>& is_matched) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    if (!is_matched[i]) standings[kept++] = standings[i];
  }
  standings.resize(kept);
}

void match_nearest(Unmatched& unmatched, std::vector<Displaced>& moved) {
  std::vector<bool> is_matched_of_a(unmatched.of_a.size());
  std::vector<bool> is_matched_of_b(unmatched.of_b.size());
  for (const Candidate& candidate : candidates_of(unmatched)) {
    if (is_matched_of_a[candidate.of_a] || is_matched_of_b[candidate.of_b]) continue;
    is_matched_of_a[candidate.of_a] = is_matched_of_b[candidate.of_b] = true;
    const Standing& from = unmatched.of_a[candidate.of_a];
    moved.push_back({from.piece, from.place, unmatched.of_b[candidate.of_b].place});
  }
  text::sort(moved.begin(), moved.end(), displaced_before);
  keep_those(unmatched.of_a, is_matched_of_a);
  keep_those(unmatched.of_b, is_matched_of_b);
}

}  // namespace

Matching match(std::vector<Standing> of_a, std::vector<Standing> of_b) {
  text::sort(of_a.begin(), of_a.end(), piece_before);
  text::sort(of_b.begin(), of_b.end(), piece_before);
  Unmatched unmatched{without(of_a, of_b), without(of_b, of_a)};
  Matching matching;
  match_same_cells(unmatched, matching.restacked);
  match_nearest(unmatched, matching.moved);
  matching.removed = std::move(unmatched.of_a);
  matching.added = std::move(unmatched.of_b);
  return matching;
}

}  // namespace plyglot::hive
