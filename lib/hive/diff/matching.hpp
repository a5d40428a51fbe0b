#pragma once
// Which bug of one position is which of another, once both lie on the same board.

#include <plyglot/hive_position.hpp>

#include <tuple>

namespace plyglot::hive {

// Bugs as they are compared between positions: which bug is where, whatever the text called it.

// Bugs of one colour and kind are interchangeable (hop R21: ordinals never matter). Unknown bugs are distinguished by
// their letters.
struct Piece {
  Colour colour = Colour::white;
  BugKind kind = BugKind::queen;
  char unknown_letter = 0;

  friend constexpr bool operator==(Piece a, Piece b) { return a.key() == b.key(); }
  friend constexpr bool operator<(Piece a, Piece b) { return a.key() < b.key(); }

 private:
  constexpr std::tuple<Colour, BugKind, char> key() const { return {colour, kind, unknown_letter}; }
};

// Ordered by row, column and level, as boards are listed (hop R18).
struct Place {
  Cell cell;
  // 0 is the ground.
  std::uint32_t level = 0;

  friend constexpr bool operator==(Place a, Place b) = default;
  friend constexpr bool operator<(Place a, Place b) { return a.key() < b.key(); }

 private:
  constexpr std::tuple<std::int32_t, std::int32_t, std::uint32_t> key() const { return {cell.r, cell.q, level}; }
};

struct Standing {
  Piece piece;
  Place place;

  friend constexpr bool operator==(Standing a, Standing b) = default;
};

constexpr Standing standing_of(const Bug& bug) {
  return {{bug.colour, bug.kind, bug.unknown_letter}, {bug.cell, bug.level}};
}

// Orders for sorting: by piece, or by place.
constexpr bool piece_before(Standing a, Standing b) {
  return a.piece != b.piece ? a.piece < b.piece : a.place < b.place;
}
constexpr bool place_before(Standing a, Standing b) {
  return a.place != b.place ? a.place < b.place : a.piece < b.piece;
}

// The bugs on the board, in the order of Position::bugs.
inline std::vector<Standing> standings_of(const Position& position) {
  std::vector<Standing> standings;
  standings.reserve(position.bugs.size());
  for (const Bug& bug : position.bugs) standings.push_back(standing_of(bug));
  return standings;
}

// A bug that is in another place in B.
struct Displaced {
  Piece piece;
  Place from;
  Place to;

  friend constexpr bool operator==(const Displaced& a, const Displaced& b) = default;
};

// The bugs that are not in the same place in both. All lists are sorted by piece and then by place, the one in A first.
struct Matching {
  // In another cell.
  std::vector<Displaced> moved;
  // In the same cell at another level.
  std::vector<Displaced> restacked;
  std::vector<Standing> added;
  std::vector<Standing> removed;

  bool is_empty() const { return moved.empty() && restacked.empty() && added.empty() && removed.empty(); }
};

// Bugs that do not stay in place are matched with bugs of the same colour and kind: first those of the same cell, then
// always the two that are nearest to each other. Time and memory are quadratic in the number of bugs of a kind.
Matching match(std::vector<Standing> of_a, std::vector<Standing> of_b);

}  // namespace plyglot::hive
