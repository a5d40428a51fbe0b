#pragma once
// A move as the rules judge it.

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

enum class MoveKind : std::uint8_t { place, increment, capture };

struct Move {
  MoveKind kind = MoveKind::place;
  // Of a capture: where it starts.
  Cell cell = 0;
  // Of a capture.
  Cell target = 0;
  // Of a placement.
  PieceKind mark = PieceKind::down;

  friend constexpr bool operator==(Move a, Move b) {
    return a.kind == b.kind && a.cell == b.cell && a.target == b.target && a.mark == b.mark;
  }
};

// The mark of a placement. No home is placed.
char mark_of(PieceKind kind, Dialect dialect);

// The canonical token in the dialect, without a number and a suffix: `D2v`, `D2+`, `D2E2`.
std::string move_text(Move move, Dialect dialect = Dialect::v2024);

// The ply must be a move.
Move move_of(const Ply& ply);
// Where the piece stands that an applied ply has put, raised or moved.
inline Cell place_after(const Ply& ply) { return ply.kind == PlyKind::capture ? ply.target : ply.cell; }

}  // namespace plyglot::hexix
