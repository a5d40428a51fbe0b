#include "hive/diff/position_diff.hpp"

#include "text/sort.hpp"

#include <cassert>

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

void remove_standing(std::vector<Standing>& standings, Standing standing) {
  const auto found = std::find(standings.begin(), standings.end(), standing);
  assert(found != standings.end());
  *found = standings.back();
  standings.pop_back();
}

void change_standings(std::vector<Standing>& standings, const PositionDiff& diff) {
  for (const Standing& removed : diff.bugs.removed) remove_standing(standings, removed);
  for (const auto* list : {&diff.bugs.moved, &diff.bugs.restacked}) {
    for (const Displaced& displaced : *list) remove_standing(standings, {displaced.piece, displaced.from});
  }
  for (const auto* list : {&diff.bugs.moved, &diff.bugs.restacked}) {
    for (const Displaced& displaced : *list) standings.push_back({displaced.piece, displaced.to});
  }
  standings.insert(standings.end(), diff.bugs.added.begin(), diff.bugs.added.end());
}

std::uint32_t ordinal_of_next(const std::vector<Bug>& bugs, Piece piece) {
  // Unknown bugs count together, whatever their letters, as in every position.
  const auto is_alike = [&](const Bug& bug) { return bug.colour == piece.colour && bug.kind == piece.kind; };
  return 1 + static_cast<std::uint32_t>(std::count_if(bugs.begin(), bugs.end(), is_alike));
}

void put_bugs(const std::vector<Standing>& standings, Position& position) {
  for (const Standing& standing : standings) {
    Bug bug;
    bug.colour = standing.piece.colour;
    bug.kind = standing.piece.kind;
    bug.unknown_letter = standing.piece.unknown_letter;
    bug.ordinal = ordinal_of_next(position.bugs, standing.piece);
    bug.cell = board::difference(standing.place.cell, standings.front().place.cell);
    bug.level = standing.place.level;
    if (bug.level > 0) bug.below = static_cast<std::int32_t>(position.bugs.size()) - 1;
    position.bugs.push_back(bug);
  }
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

Position apply(const Position& a, const PositionDiff& diff) {
  std::vector<Standing> standings = standings_of(a);
  change_standings(standings, diff);
  text::sort(standings.begin(), standings.end(), place_before);

  Position result;
  put_bugs(standings, result);
  result.set = a.set;
  for (const CountChange& change : diff.counts) result.set.of(change.colour, change.kind) = change.of_b;
  result.is_set_known = diff.is_set_known.of_b;
  result.to_move = diff.to_move.of_b;
  if (diff.last_moved.of_b) {
    const auto found = std::find(standings.begin(), standings.end(), *diff.last_moved.of_b);
    assert(found != standings.end());
    result.last_moved = static_cast<std::uint32_t>(found - standings.begin());
  }
  return result;
}

}  // namespace plyglot::hive
