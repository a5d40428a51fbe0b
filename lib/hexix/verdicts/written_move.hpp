#pragma once
// A move as it is written: what reading finds in a word, and what findings of play point at. Spans are those of the
// file.

#include "hexix/rules/state.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

struct CellNode {
  text::Span span;
  // None if the board has no such cell (R2).
  std::optional<Cell> cell;
};

enum class MoveForm : std::uint8_t { place, increment, capture, lone_cell, unreadable };

// A move word, without the dots that may be glued to it: a cell, a sign, what follows that, and a suffix. The parts
// follow each other, and each may be empty.
struct MoveNode {
  MoveForm form = MoveForm::unreadable;
  // Of a placement.
  PieceKind kind = PieceKind::down;
  // Of a placement with a sound value: 1 to 6; else 0.
  std::uint8_t number = 0;
  // None for a run that is not a suffix.
  Suffix suffix = Suffix::none;
  // As in CellNode; the second is that of a capture.
  std::optional<Cell> first_cell;
  std::optional<Cell> second_cell;
  std::uint32_t begin = 0;
  std::uint32_t cell_end = 0;
  std::uint32_t sign_end = 0;
  std::uint32_t end = 0;
  std::uint32_t suffix_end = 0;

  // Without the suffix; of a word that cannot be read, all of it.
  text::Span span() const { return {begin, end}; }
  // With the suffix.
  text::Span whole() const { return {begin, suffix_end}; }
  CellNode cell() const { return {{begin, cell_end}, first_cell}; }
  // Of a capture.
  CellNode target() const { return {{sign_end, end}, second_cell}; }
  // Of a capture: `x`, `-` or `:` between the cells; else empty.
  text::Span separator() const { return {cell_end, form == MoveForm::capture ? sign_end : cell_end}; }
  // Of a placement: one byte; else empty.
  text::Span mark() const { return {cell_end, form == MoveForm::place ? sign_end : cell_end}; }
  // The digits after a mark or a `+`; else empty.
  text::Span value() const { return {form == MoveForm::capture ? end : sign_end, end}; }
  // The run of `!` and `?`; else empty.
  text::Span suffix_span() const { return {end, suffix_end}; }

  // hexix 7, details: whether it can be judged on a board.
  bool is_readable() const {
    if (form > MoveForm::capture || !first_cell) return false;
    return form != MoveForm::capture || second_cell.has_value();
  }
};

// The node must be readable.
inline Move move_of(const MoveNode& node) {
  return {static_cast<MoveKind>(node.form), *node.first_cell, node.second_cell.value_or(Cell{0}), node.kind};
}

}  // namespace plyglot::hexix
