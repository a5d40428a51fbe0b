#include "comparing/comparison.hpp"

#include <algorithm>

namespace plyglot::comparing {

bool Comparison::is_all_common() const {
  return std::all_of(stretches.begin(), stretches.end(),
                     [](const Stretch& stretch) { return stretch.kind == StretchKind::common; });
}

std::optional<std::uint32_t> Comparison::first_divergence() const {
  for (const Stretch& stretch : stretches) {
    if (stretch.kind == StretchKind::continued) return std::nullopt;
    if (stretch.kind != StretchKind::common) return stretch.items.of_a.begin;
  }
  return std::nullopt;
}

std::size_t Comparison::change_count() const {
  const auto is_change = [](const Edit& edit) { return edit.kind != Edit::Kind::restated; };
  return static_cast<std::size_t>(std::count_if(edits.begin(), edits.end(), is_change));
}

}  // namespace plyglot::comparing
