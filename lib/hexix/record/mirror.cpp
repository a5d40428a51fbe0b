#include "hexix/record/mirror.hpp"

#include "hexix/board/cells.hpp"

namespace plyglot::hexix {

Position mirrored(const Position& position) {
  Position image;
  image.to_move = position.to_move;
  for (Cell cell = 0; cell < cell_count; ++cell) image.pieces[mirrored(cell)] = position.pieces[cell];
  return image;
}

Ply mirrored(Ply ply) {
  if (!ply.is_move()) return ply;
  ply.cell = mirrored(ply.cell);
  if (ply.kind == PlyKind::capture) ply.target = mirrored(ply.target);
  return ply;
}

Record mirrored(Record record) {
  if (record.initial) record.initial = mirrored(*record.initial);
  for (Ply& ply : record.plies) ply = mirrored(ply);
  return record;
}

}  // namespace plyglot::hexix
