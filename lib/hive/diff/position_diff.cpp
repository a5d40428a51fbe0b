#include "hive/diff/position_diff.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

// A bug of B on A's board.
Standing brought_to_a(const Alignment& alignment, const Bug& bug_of_b) {
  Standing standing = standing_of(bug_of_b);
  standing.place.cell = alignment.to_a(standing.place.cell);
  return standing;
}

Matching match_bugs(const Position& a, const Position& b, const Alignment& alignment) {
  std::vector<Standing> of_b;
  of_b.reserve(b.bugs.size());
  for (const Bug& bug : b.bugs) of_b.push_back(brought_to_a(alignment, bug));
  return match(standings_of(a), std::move(of_b));
}

std::vector<CountChange> compare_sets(const BugSet& a, const BugSet& b) {
  std::vector<CountChange> changes;
  for (const Colour colour : {Colour::white, Colour::black}) {
    for (std::size_t i = 0; i < bug_kinds; ++i) {
      const auto kind = static_cast<BugKind>(i);
      const CountChange change{colour, kind, a.of(colour, kind), b.of(colour, kind)};
      if (change.of_a != change.of_b) changes.push_back(change);
    }
  }
  return changes;
}

// A bug that was the last to move and has moved again is still the last moved one.
bool is_mark_changed(const Pair<std::optional<Standing>>& marked, const Matching& bugs) {
  if (!marked.differs()) return false;
  if (!marked.of_a || !marked.of_b || marked.of_a->piece != marked.of_b->piece) return true;
  const Displaced same_bug{marked.of_a->piece, marked.of_a->place, marked.of_b->place};
  const auto holds = [&](const std::vector<Displaced>& list) {
    return std::find(list.begin(), list.end(), same_bug) != list.end();
  };
  return !holds(bugs.moved) && !holds(bugs.restacked);
}

Relation relation_of(const PositionDiff& diff) {
  if (diff.change_count() != 0) return Relation::different;
  if (diff.alignment.symmetry.is_mirrored) return Relation::mirrored;
  return diff.alignment.symmetry.rotation == 0 ? Relation::same : Relation::rotated;
}

}  // namespace

std::size_t PositionDiff::change_count() const {
  const std::size_t displaced = bugs.moved.size() + bugs.restacked.size();
  const std::size_t others = bugs.added.size() + bugs.removed.size() + counts.size();
  return displaced + others + std::size_t{is_set_known.differs()} + std::size_t{to_move.differs()} +
         std::size_t{is_mark_changed};
}

PositionDiff diff(const Position& a, const Position& b) {
  PositionDiff result;
  result.alignment = best_alignment(a, b);
  result.bugs = match_bugs(a, b, result.alignment);
  result.counts = compare_sets(a.set, b.set);
  result.is_set_known = {a.is_set_known, b.is_set_known};
  result.to_move = {a.to_move, b.to_move};
  if (a.last_moved) result.last_moved.of_a = standing_of(a.bugs[*a.last_moved]);
  if (b.last_moved) result.last_moved.of_b = brought_to_a(result.alignment, b.bugs[*b.last_moved]);
  result.is_mark_changed = is_mark_changed(result.last_moved, result.bugs);
  result.relation = relation_of(result);
  return result;
}

}  // namespace plyglot::hive
