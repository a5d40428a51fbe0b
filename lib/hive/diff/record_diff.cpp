#include "hive/diff/record_diff.hpp"

#include "hive/diff/record_diff_headers.hpp"
#include "hive/diff/record_diff_walk.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

struct Turning {
  Alignment alignment;
  std::uint32_t common_plies = 0;
};

// The first pieces stand at (0, 0) in both.
Turning best_turn(const ComparedPlies& plies, bool is_mirrored) {
  Turning best;
  best.alignment.symmetry.is_mirrored = is_mirrored;
  for (const std::uint8_t rotation : rotations_by_turn) {
    const Alignment alignment{{is_mirrored, rotation}, {}};
    const std::uint32_t common_plies = common_beginning(plies, alignment);
    if (common_plies > best.common_plies) best = {alignment, common_plies};
  }
  return best;
}

std::size_t count_changed_plies(const RecordDiff& diff) {
  const auto is_change = [](const PlyEdit& edit) { return edit.kind != PlyEdit::Kind::renumbered; };
  return static_cast<std::size_t>(std::count_if(diff.edits.begin(), diff.edits.end(), is_change));
}

RecordDiff under(const Alignment& alignment, const Record& a, const Record& b, const ComparedPlies& plies) {
  RecordDiff diff;
  compare_plies(a, b, plies, alignment, diff);
  return diff;
}

RecordDiff under_best_alignment(const Record& a, const Record& b) {
  const ComparedPlies plies{compared_plies_of(a), compared_plies_of(b)};
  const Turning turned = best_turn(plies, false);
  RecordDiff result = under(turned.alignment, a, b, plies);
  if (result.edits.empty()) return result;
  const Turning mirrored = best_turn(plies, true);
  if (mirrored.common_plies <= turned.common_plies) return result;
  RecordDiff other_result = under(mirrored.alignment, a, b, plies);
  return count_changed_plies(other_result) < count_changed_plies(result) ? other_result : result;
}

Relation relation_of(const RecordDiff& diff) {
  const auto is_common = [](const Stretch& stretch) { return stretch.kind == Stretch::Kind::common; };
  if (diff.type.differs() || !std::all_of(diff.stretches.begin(), diff.stretches.end(), is_common)) {
    return Relation::different;
  }
  if (diff.stretches.empty()) return Relation::same;
  const board::Symmetry symmetry = diff.stretches.front().alignment.symmetry;
  if (symmetry.is_mirrored) return Relation::mirrored;
  return symmetry.rotation == 0 ? Relation::same : Relation::rotated;
}

}  // namespace

std::optional<std::uint32_t> RecordDiff::first_divergence() const {
  for (const Stretch& stretch : stretches) {
    if (stretch.kind == Stretch::Kind::continued) return std::nullopt;
    if (stretch.kind != Stretch::Kind::common) return stretch.plies.of_a.begin;
  }
  return std::nullopt;
}

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff result = under_best_alignment(a, b);
  compare_headers(a, b, result);
  result.relation = relation_of(result);
  return result;
}

}  // namespace plyglot::hive
