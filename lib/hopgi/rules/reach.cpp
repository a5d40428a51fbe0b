#include "hopgi/rules/reach.hpp"

namespace plyglot::hopgi {
namespace {

constexpr Direction direction_at(std::size_t index) { return static_cast<Direction>(index % directions); }

SquareSet set_of_step(Square square, Direction direction, Corner corner) {
  const std::optional<Square> next = neighbour(square, direction, corner);
  return next ? set_of(*next) : 0;
}

// The diagonals that share an orthogonal direction are its neighbours in the order of directions.
SquareSet diagonals_of(Square square, std::size_t direction, Corner corner) {
  return set_of_step(square, direction_at(direction + directions - 1), corner) |
         set_of_step(square, direction_at(direction + 1), corner);
}

Reach::Line make_line(Square square, Direction direction, Corner corner) {
  Reach::Line line{};
  SquareSet reached = 0;
  std::optional<Square> next = square;
  for (SquareSet& squares : line) {
    if (next) next = neighbour(*next, direction, corner);
    if (next) reached |= set_of(*next);
    squares = reached;
  }
  return line;
}

Reach make_reach(Square square, Corner corner) {
  Reach reach;
  for (std::size_t i = 0; i < lines; ++i) {
    const std::size_t straight = 2 * i;
    reach.orthogonal_lines[i] = make_line(square, direction_at(straight), corner);
    reach.diagonal_lines[i] = make_line(square, direction_at(straight + 1), corner);
    reach.orthogonal |= reach.orthogonal_lines[i].front();
    reach.diagonal |= reach.diagonal_lines[i].front();
    if (const std::optional<Square> over = neighbour(square, direction_at(straight), corner)) {
      reach.hops[i] = {set_of(*over), diagonals_of(*over, straight, corner)};
    }
    for (const Side side : {Side::white, Side::black}) {
      if (!is_forward(square, direction_at(straight), side)) continue;
      const auto index = static_cast<std::size_t>(side);
      reach.pawn_captures[index] |= reach.orthogonal_lines[i].front();
      reach.pawn_moves[index] |= diagonals_of(square, straight, corner);
    }
  }
  return reach;
}

ReachTable make_table(Corner corner) {
  ReachTable table{};
  for (Square square = 0; square < square_count; ++square) table[square] = make_reach(square, corner);
  return table;
}

}  // namespace

const ReachTable& reach_table(Corner corner) {
  static const ReachTable blocked = make_table(Corner::blocked);
  static const ReachTable open = make_table(Corner::open);
  return corner == Corner::blocked ? blocked : open;
}

}  // namespace plyglot::hopgi
