#pragma once
// A move as it is written: what reading finds in a word, and what findings of play point at. Spans are those of the
// file.

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

struct CellNode {
  text::Span span;
  // None if the board has no such cell (R2).
  std::optional<Cell> cell;
};

enum class MoveForm : std::uint8_t { place, increment, capture, lone_cell, unreadable };

// A move word, without the dots that may be glued to it.
struct MoveNode {
  MoveForm form = MoveForm::unreadable;
  // Without the suffix; of a word that cannot be read, all of it.
  text::Span span;
  // With the suffix.
  text::Span whole;
  CellNode cell;
  // Of a capture.
  CellNode target;
  // Of a capture: `x`, `-` or `:` between the cells; else empty.
  text::Span separator;
  // Of a placement: one byte.
  text::Span mark;
  PieceKind kind = PieceKind::down;
  // The digits after a mark or a `+`; else empty.
  text::Span value;
  // Of a placement with a sound value: 1 to 6; else 0.
  std::uint8_t number = 0;
  // The run of `!` and `?`; else empty.
  text::Span suffix_span;
  // None for a run that is not a suffix.
  Suffix suffix = Suffix::none;

  // hexix 7, details: whether it can be judged on a board.
  bool is_readable() const {
    if (form > MoveForm::capture || !cell.cell) return false;
    return form != MoveForm::capture || target.cell.has_value();
  }
};

}  // namespace plyglot::hexix
