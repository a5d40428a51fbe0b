#pragma once
// A position of Hexix: hexix R1 to R3, R13.

#include <plyglot/source.hpp>

#include <array>
#include <optional>
#include <string>

namespace plyglot::hexix {

enum class Player : std::uint8_t { blue, red };
constexpr Player opponent_of(Player player) { return player == Player::blue ? Player::red : Player::blue; }
// `Blue`.
std::string_view name_of(Player player);

// R3: `v` takes smaller numbers, `^` takes larger ones, `h` is a home.
enum class PieceKind : std::uint8_t { down, up, home };
// `v`.
char letter_of(PieceKind kind);

// An index into the cells in the order A1, A2, A3, B1, ... G3 (R1).
using Cell = std::uint8_t;
inline constexpr Cell cell_count = 30;
// `D3`; the cell must be one of the board.
std::string_view cell_name(Cell cell);
// By column, from 0 for A, and row, from 1; none if the board has no such cell (R2).
std::optional<Cell> cell_at(unsigned column, unsigned row);

struct Piece {
  Player owner = Player::blue;
  PieceKind kind = PieceKind::down;
  // 1 to 6; a home has 6.
  std::uint8_t number = 1;

  friend constexpr bool operator==(Piece a, Piece b) = default;
};
// As in a position line: `Bv2`.
std::string piece_text(Piece piece);

struct Position {
  // By cell; none for an empty cell.
  std::array<std::optional<Piece>, cell_count> pieces{};
  Player to_move = Player::blue;

  friend bool operator==(const Position& a, const Position& b) = default;
};
// R3: the two homes, Blue to move.
Position start_position();
// POS of R13.
std::string position_text(const Position& position);
// None if the text is not exactly what R13 calls POS.
std::optional<Position> position_from_text(std::string_view text);

}  // namespace plyglot::hexix
