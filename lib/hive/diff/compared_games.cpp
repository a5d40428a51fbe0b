#include "hive/diff/compared_games.hpp"

#include <algorithm>

namespace plyglot::hive {

std::uint32_t common_beginning(const ComparedPlies& plies, const Alignment& alignment) {
  const auto most = std::min(plies.of_a.size(), plies.of_b.size());
  std::uint32_t length = 0;
  while (length < most && is_same_move(brought_to_b(plies.of_a[length], alignment), plies.of_b[length])) ++length;
  return length;
}

ComparedGames::ComparedGames(const Record& a, const Record& b, const ComparedPlies& plies, const Alignment& alignment)
    : a_(a), b_(b), plies_(plies), meetings_(a, b, alignment.symmetry.is_mirrored), layings_{{{}, alignment}} {}

comparing::Place ComparedGames::size() const {
  return {static_cast<std::uint32_t>(plies_.of_a.size()), static_cast<std::uint32_t>(plies_.of_b.size())};
}

bool ComparedGames::is_in_step(comparing::Place at) const {
  return is_same_but_for_numbers(brought_to_b(plies_.of_a[at.of_a], layings_.back().alignment), plies_.of_b[at.of_b]);
}

std::optional<comparing::Place> ComparedGames::next_meeting(comparing::Place at) {
  if (at.of_a == plies_.of_a.size() || at.of_b == plies_.of_b.size()) return std::nullopt;
  return meetings_.next(at);
}

void ComparedGames::part(comparing::Place begin, comparing::Place end, bool is_meeting) {
  if (is_meeting) {
    const Alignment alignment = meetings_.lay(end, layings_.back().alignment);
    if (begin.of_a == 0 && begin.of_b == 0) layings_.clear();
    layings_.push_back({begin, alignment});
  }
  brought_.clear();
  first_brought_ = begin.of_a;
  for (std::uint32_t i = begin.of_a; i < end.of_a; ++i) {
    brought_.push_back(brought_to_b(plies_.of_a[i], layings_.back().alignment));
  }
  is_turned_ = is_same_one_by_one(begin, end);
}

bool ComparedGames::is_same_one_by_one(comparing::Place begin, comparing::Place end) const {
  return std::equal(brought_.begin(), brought_.end(), plies_.of_b.begin() + begin.of_b, plies_.of_b.begin() + end.of_b,
                    is_same_but_for_numbers);
}

bool ComparedGames::is_reordered(const comparing::Pair<comparing::Range>& items) const {
  const auto first = plies_.of_b.begin();
  return !is_turned_ && hive::is_reordered(brought_, {first + items.of_b.begin, first + items.of_b.end});
}

bool ComparedGames::is_restated(std::uint32_t of_a, std::uint32_t of_b) const {
  return a_.plies[of_a].piece != b_.plies[of_b].piece;
}

}  // namespace plyglot::hive
