#pragma once
// The board (hopgi R1 to R4, R8): files, ranks, neighbours, zones, and sets of squares.

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// The blocked corner: the squares b3 and c2 touch, and the step between them does not exist (hopgi R2).

// `open` asks what there would be without the rule.
enum class Corner : std::uint8_t { blocked, open };

// Whether the step is that one, in either direction.
bool is_across_blocked_corner(Square from, Square to);

// Bit i stands for square i.
using SquareSet = std::uint64_t;
constexpr SquareSet set_of(Square square) { return SquareSet{1} << square; }
constexpr bool contains(SquareSet set, Square square) { return (set >> square & 1) != 0; }
// Bits are added up in pairs, in fours and so on: the compiler's own function is a call on many machines.
constexpr unsigned count(SquareSet set) {
  set -= set >> 1 & 0x5555555555555555U;
  set = (set & 0x3333333333333333U) + (set >> 2 & 0x3333333333333333U);
  return static_cast<unsigned>(((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FU) * 0x0101010101010101U >> 56);
}
// The set must not be empty.
inline Square first_of(SquareSet set) { return static_cast<Square>(__builtin_ctzll(set)); }
inline constexpr SquareSet all_squares = (SquareSet{1} << square_count) - 1;

inline constexpr unsigned files = 7;
inline constexpr unsigned ranks = 7;
// From 0 for a.
unsigned file_of(Square square);
// From 1.
unsigned rank_of(Square square);
// By file and rank, both from 0; square_count where the board has no square.
extern const std::array<std::array<Square, ranks>, files> squares_by_place;
// Of a file from 0 and a rank from 1.
SquareSet squares_of_file(unsigned file);
SquareSet squares_of_rank(unsigned rank);

// Clockwise, the orthogonal ones even.
enum class Direction : std::uint8_t { north, north_east, east, south_east, south, south_west, west, north_west };
inline constexpr std::size_t directions = 8;
constexpr bool is_diagonal(Direction direction) { return (static_cast<unsigned>(direction) & 1U) != 0; }

// None at the edge of the board and towards a missing square.
std::optional<Square> neighbour(Square square, Direction direction, Corner corner = Corner::blocked);

// R3.
enum class Zone : std::uint8_t { left, right, dividing_line };
Zone zone_of(Square square);
bool is_shaded(Square square);

// R4: whether the direction, an orthogonal one, is forward for the side on the square.
bool is_forward(Square square, Direction direction, Side side);

// R8.
SquareSet promotion_squares(Side side);

// File and rank exchanged, which exchanges the sides (R5).
Square mirrored(Square square);

}  // namespace plyglot::hopgi
