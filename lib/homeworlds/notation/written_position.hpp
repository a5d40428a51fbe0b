#pragma once
// A position as it is written, before it is known whether it can be one.

#include "homeworlds/notation/dialect.hpp"

namespace plyglot::homeworlds {

struct WrittenSystem {
  // From the name to the last ship or `-`.
  text::Span span;
  text::Span name;
  std::optional<std::uint8_t> home;
  std::array<PieceKind, 2> stars{};
  std::uint8_t star_count = 0;
  // Into WrittenPosition::ships.
  std::uint32_t first_ship = 0;
  std::uint32_t ship_count = 0;
  // One more than there are `-`.
  std::uint32_t slots = 1;
};

struct WrittenShip {
  PieceKind kind = 0;
  std::uint32_t slot = 0;
};

struct WrittenPosition {
  // `<0>`.
  text::Span mover_span;
  std::uint8_t mover = 0;
  std::vector<WrittenSystem> systems;
  std::vector<WrittenShip> ships;
};

// None if the text is not in the state form (homeworlds 3.2).
std::optional<WrittenPosition> read_written_position(const text::Source& source, text::Span span, CommentForm comments);

}  // namespace plyglot::homeworlds
