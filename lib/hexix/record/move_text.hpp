#pragma once
// Moves as the text of a dialect, and the move that a ply of a record is.

#include "hexix/rules/state.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// The mark of a placement. No home is placed.
char mark_of(PieceKind kind, Dialect dialect);

// The canonical token in the dialect, without a number and a suffix: `D2v`, `D2+`, `D2E2`.
std::string move_text(Move move, Dialect dialect = Dialect::v2024);

// The ply must be a move.
Move move_of(const Ply& ply);
// The cell of the piece that an applied ply has put, raised or moved.
inline Cell place_after(const Ply& ply) { return ply.kind == PlyKind::capture ? ply.target : ply.cell; }

}  // namespace plyglot::hexix
