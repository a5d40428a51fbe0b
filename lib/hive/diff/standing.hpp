#pragma once
// Bugs as they compare between positions: what stands where, whatever the text called it.

#include <plyglot/hive_position.hpp>

#include <tuple>

namespace plyglot::hive {

// Bugs of one colour and kind are interchangeable (hop R21: ordinals never matter). Unknown bugs are told apart by
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

// Orders for sorting: by what stands, or by where.
constexpr bool piece_before(Standing a, Standing b) {
  return a.piece != b.piece ? a.piece < b.piece : a.place < b.place;
}
constexpr bool place_before(Standing a, Standing b) {
  return a.place != b.place ? a.place < b.place : a.piece < b.piece;
}

// What stands on the board, in the order of Position::bugs.
inline std::vector<Standing> standings_of(const Position& position) {
  std::vector<Standing> standings;
  standings.reserve(position.bugs.size());
  for (const Bug& bug : position.bugs) standings.push_back(standing_of(bug));
  return standings;
}

}  // namespace plyglot::hive
