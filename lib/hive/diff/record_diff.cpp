#include "hive/diff/record_diff.hpp"

#include "hive/diff/compared_games.hpp"
#include "hive/diff/record_diff_headers.hpp"

#include <algorithm>
#include <iterator>

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

RecordDiff under(const Alignment& alignment, const Record& a, const Record& b, const ComparedPlies& plies) {
  ComparedGames games(a, b, plies, alignment);
  RecordDiff diff;
  static_cast<comparing::Comparison&>(diff) = comparing::compare(games);
  diff.layings = std::move(games).layings();
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
  return other_result.change_count() < result.change_count() ? other_result : result;
}

Relation relation_of(const RecordDiff& diff) {
  if (diff.type.differs() || !diff.is_all_common()) return Relation::different;
  const board::Symmetry symmetry = diff.layings.front().alignment.symmetry;
  if (symmetry.is_mirrored) return Relation::mirrored;
  return symmetry.rotation == 0 ? Relation::same : Relation::rotated;
}

}  // namespace

const Laying& RecordDiff::laying_of(const comparing::Stretch& stretch) const {
  const auto is_before = [&stretch](const Laying& laying) {
    return laying.from.of_a <= stretch.items.of_a.begin && laying.from.of_b <= stretch.items.of_b.begin;
  };
  return *std::prev(std::partition_point(layings.begin(), layings.end(), is_before));
}

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff result = under_best_alignment(a, b);
  compare_headers(a, b, result);
  result.relation = relation_of(result);
  return result;
}

}  // namespace plyglot::hive
