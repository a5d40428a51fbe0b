#include "hive/diff/position_diff.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <cassert>

namespace plyglot::hive {
namespace {

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
