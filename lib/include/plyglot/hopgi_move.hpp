#pragma once
// What a side does in its turn: hopgi R6 to R9, R11.

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

enum class LegKind : std::uint8_t { step, drop };

struct Leg {
  LegKind kind = LegKind::step;
  // What it was before the leg.
  PieceKind piece = PieceKind::pawn;
  // Of a step.
  Square from = 0;
  Square to = 0;
  bool is_capture = false;
  // R8.
  bool promotes = false;

  friend constexpr bool operator==(const Leg& a, const Leg& b) = default;
};

struct Turn {
  Leg first;
  // R9: of the other king.
  std::optional<Leg> second;

  friend constexpr bool operator==(const Turn& a, const Turn& b) = default;
};

}  // namespace plyglot::hopgi
