#include "hexix/record/move_text.hpp"

namespace plyglot::hexix {

char mark_of(PieceKind kind, Dialect dialect) {
  if (dialect == Dialect::v2024) return letter_of(kind);
  return kind == PieceKind::down ? '<' : '>';
}

std::string move_text(Move move, Dialect dialect) {
  std::string text(cell_name(move.cell));
  switch (move.kind) {
    case MoveKind::place:
      text += mark_of(move.mark, dialect);
      break;
    case MoveKind::increment:
      text += '+';
      break;
    case MoveKind::capture:
      text += cell_name(move.target);
      break;
  }
  return text;
}

Move move_of(const Ply& ply) {
  switch (ply.kind) {
    case PlyKind::increment:
      return {MoveKind::increment, ply.cell, 0, PieceKind::down};
    case PlyKind::capture:
      return {MoveKind::capture, ply.cell, ply.target, PieceKind::down};
    default:
      return {MoveKind::place, ply.cell, 0, ply.mark};
  }
}

}  // namespace plyglot::hexix
