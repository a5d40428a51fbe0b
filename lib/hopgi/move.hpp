#pragma once
// A turn as the rules judge it, and how records write it.

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

enum class LegKind : std::uint8_t { step, drop };

struct Leg {
  LegKind kind = LegKind::step;
  // As it is before the leg.
  PieceKind piece = PieceKind::pawn;
  // Of a step.
  Square from = 0;
  Square to = 0;
  // Of a step.
  bool is_capture = false;
  bool promotes = false;

  friend constexpr bool operator==(const Leg& a, const Leg& b) {
    return a.kind == b.kind && a.piece == b.piece && a.from == b.from && a.to == b.to && a.is_capture == b.is_capture &&
           a.promotes == b.promotes;
  }
};

// A drop, a step, or two king legs (R11).
struct Turn {
  Leg first;
  std::optional<Leg> second;

  friend constexpr bool operator==(const Turn& a, const Turn& b) { return a.first == b.first && a.second == b.second; }
};

// Canonical (hopgi 5): `Pd2-c3`, `R@d4`, `Fd1-c3;Wf1-e3`.
std::string leg_text(const Leg& leg);
std::string turn_text(const Turn& turn);

// For Game Courier (hopgi 8): `P d2-c3`, `r*d4`, `R c4-a4; DK-a4`, `F d1-c3; W f1-e3`.
std::string game_courier_text(const Turn& turn, Side side);

}  // namespace plyglot::hopgi
