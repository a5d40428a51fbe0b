#include "comparing/meetings.hpp"

#include <algorithm>

namespace plyglot::comparing {

Meetings::Meetings(Place first, std::vector<std::uint32_t> of_a, const std::vector<std::uint32_t>& of_b)
    : first_of_a_(first.of_a), of_a_(std::move(of_a)) {
  for (std::size_t i = 0; i < of_b.size(); ++i) {
    if (of_b[i] != unknown_position) times_[of_b[i]].push_back(first.of_b + static_cast<std::uint32_t>(i));
  }
}

std::optional<Place> Meetings::next(Place last) const {
  std::optional<Place> nearest;
  const auto moves_to = [&](Place meeting) { return meeting.of_a - last.of_a + meeting.of_b - last.of_b; };
  for (std::size_t i = last.of_a - first_of_a_; i < of_a_.size(); ++i) {
    const std::uint32_t of_a = first_of_a_ + static_cast<std::uint32_t>(i);
    if (nearest && of_a - last.of_a >= moves_to(*nearest)) break;
    const auto times = times_.find(of_a_[i]);
    if (times == times_.end()) continue;
    const std::uint32_t earliest = of_a == last.of_a ? last.of_b + 1 : last.of_b;
    const auto of_b = std::lower_bound(times->second.begin(), times->second.end(), earliest);
    if (of_b == times->second.end()) continue;
    const Place meeting{of_a, *of_b};
    if (!nearest || moves_to(meeting) < moves_to(*nearest)) nearest = meeting;
  }
  return nearest;
}

}  // namespace plyglot::comparing
