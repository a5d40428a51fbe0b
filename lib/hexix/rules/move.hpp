#pragma once
// A move as the rules judge it.

#include <plyglot/hexix_position.hpp>

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

}  // namespace plyglot::hexix
