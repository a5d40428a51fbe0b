#pragma once
// A position of Hopgi: hopgi R1, R5, R7.

#include <plyglot/source.hpp>

#include <array>
#include <optional>
#include <string>

namespace plyglot::hopgi {

enum class Side : std::uint8_t { white, black };
constexpr Side opponent_of(Side side) { return side == Side::white ? Side::black : Side::white; }
// `White`.
std::string_view name_of(Side side);

// R6, in the order of the rules; the promoted ones are last.
enum class PieceKind : std::uint8_t { wazir_king, ferz_king, rook, bishop, pawn, dragon_king, dragon_horse, guardian };
inline constexpr std::size_t piece_kind_count = 8;
constexpr bool is_king(PieceKind kind) { return kind <= PieceKind::ferz_king; }
constexpr bool is_promoted(PieceKind kind) { return kind >= PieceKind::dragon_king; }
// R8: what a rook, bishop or pawn becomes.
constexpr PieceKind promoted(PieceKind kind) { return static_cast<PieceKind>(static_cast<std::uint8_t>(kind) + 3); }
// R7: what a piece is in a hand; anything but a promoted piece is as it was.
constexpr PieceKind unpromoted(PieceKind kind) {
  return is_promoted(kind) ? static_cast<PieceKind>(static_cast<std::uint8_t>(kind) - 3) : kind;
}
// As records write it: `W`, `DK`.
std::string_view letters_of(PieceKind kind);
// `Dragon King`.
std::string_view name_of(PieceKind kind);

struct Piece {
  Side owner = Side::white;
  PieceKind kind = PieceKind::pawn;

  friend constexpr bool operator==(Piece a, Piece b) = default;
};

// An index into the squares in the order a3, a4, a6, a7, b3, b4, ... g7 (R1): by file, then by rank.
using Square = std::uint8_t;
inline constexpr Square square_count = 43;
// `c3`; the square must be one of the board.
std::string_view square_name(Square square);
// By file, from 0 for a, and rank, from 1; none if the board has no such square.
std::optional<Square> square_at(unsigned file, unsigned rank);

// What a side has in hand (R7).
struct Hand {
  // By kind, from PieceKind::rook: rooks, bishops, pawns. A FEN may put any number of them there.
  std::array<std::uint32_t, 3> counts{};

  std::uint32_t& of(PieceKind kind) {
    return counts[static_cast<std::size_t>(kind) - static_cast<std::size_t>(PieceKind::rook)];
  }
  std::uint32_t of(PieceKind kind) const {
    return counts[static_cast<std::size_t>(kind) - static_cast<std::size_t>(PieceKind::rook)];
  }
  friend bool operator==(const Hand& a, const Hand& b) = default;
};

struct Position {
  // By square; none for an empty one.
  std::array<std::optional<Piece>, square_count> pieces{};
  // By side.
  std::array<Hand, 2> hands{};
  Side to_move = Side::white;
  // R11: half-turns since the last capture, pawn step or drop, and the number of the turn, from 1.
  std::uint32_t clock = 0;
  std::uint32_t turn_number = 1;

  friend bool operator==(const Position& a, const Position& b) = default;
};
// R5.
Position start_position();

}  // namespace plyglot::hopgi
