#include "hive/diff/record_diff.hpp"

#include "hive/diff/compared_games.hpp"
#include "hive/diff/variation_diff.hpp"

#include <iterator>
#include <map>

namespace plyglot::hive {
namespace {

using Values = std::vector<std::string>;

// If a key occurs more than once, the first tags belong together, then the second ones.
std::map<std::string, Values> values_by_key(const std::vector<Tag>& tags) {
  std::map<std::string, Values> values;
  for (const Tag& tag : tags) {
    if (!tag.value.empty()) values[tag.key].push_back(tag.value);
  }
  return values;
}

std::optional<std::string> value_at(const Values& values, std::size_t index) {
  if (index >= values.size()) return std::nullopt;
  return values[index];
}

void compare_values(const std::string& key, const Values& of_a, const Values& of_b, std::vector<TagChange>& changes) {
  for (std::size_t i = 0; i < std::max(of_a.size(), of_b.size()); ++i) {
    TagChange change{key, static_cast<std::uint32_t>(i), {value_at(of_a, i), value_at(of_b, i)}};
    if (change.value.differs()) changes.push_back(std::move(change));
  }
}

std::vector<TagChange> compare_tags(const std::vector<Tag>& a, const std::vector<Tag>& b) {
  std::map<std::string, Pair<Values>> values;
  for (auto& [key, of_a] : values_by_key(a)) values[key].of_a = of_a;
  for (auto& [key, of_b] : values_by_key(b)) values[key].of_b = of_b;
  std::vector<TagChange> changes;
  for (const auto& [key, pair] : values) compare_values(key, pair.of_a, pair.of_b, changes);
  return changes;
}

std::optional<Outcome> told_end_of(const std::optional<Outcome>& result, Outcome outcome) {
  if (result && is_over(*result)) return result;
  if (is_over(outcome)) return outcome;
  return std::nullopt;
}

template <class Value>
bool is_contrary(const Pair<std::optional<Value>>& pair) {
  return pair.of_a && pair.of_b && pair.differs();
}

// Sets all members of the difference that are about headers. Linear in the tags, but for sorting them.
void compare_headers(const Record& a, const Record& b, RecordDiff& diff) {
  diff.type = {a.type, b.type};
  diff.outcome = {a.outcome, b.outcome};
  diff.result = {a.result, b.result};
  diff.tags = compare_tags(a.tags, b.tags);
}

struct Turning {
  Alignment alignment;
  std::uint32_t common_plies = 0;
};

// The first pieces are at (0, 0) in both.
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

Pair<std::optional<Outcome>> RecordDiff::told_end() const {
  return {told_end_of(result.of_a, outcome.of_a), told_end_of(result.of_b, outcome.of_b)};
}

bool RecordDiff::has_contrary_headers() const {
  const auto is_contrary_tag = [](const TagChange& change) { return is_contrary(change.value); };
  return type.differs() || is_contrary(told_end()) || std::any_of(tags.begin(), tags.end(), is_contrary_tag);
}

std::size_t RecordDiff::header_change_count() const {
  return std::size_t{type.differs()} + std::size_t{told_end().differs()} + tags.size();
}

const Laying& RecordDiff::laying_of(const comparing::Stretch& stretch) const {
  const auto is_before = [&stretch](const Laying& laying) {
    return laying.from.of_a <= stretch.items.of_a.begin && laying.from.of_b <= stretch.items.of_b.begin;
  };
  return *std::prev(std::partition_point(layings.begin(), layings.end(), is_before));
}

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff result = under_best_alignment(a, b);
  compare_headers(a, b, result);
  result.variations = compare_variations(a, b, result);
  result.relation = relation_of(result);
  return result;
}

}  // namespace plyglot::hive
