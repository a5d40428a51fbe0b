#pragma once
// Players, pieces, cells and moves in a sentence.

#include "hexix/rules/state.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// Plies of a record as they are written.

// The canonical token of a ply with its written number and its suffix: `D2v1?!`, `...` of a skipped one; empty for one
// that is missing or cannot be read.
std::string ply_text(const Ply& ply, Dialect dialect);
// The same in the record's own dialect.
inline std::string ply_text(const Record& record, const Ply& ply) { return ply_text(ply, record.dialect); }

// "`D3`"
std::string quoted(Cell cell);
// "`Bv3` on `D3`"; the cell must not be empty.
std::string piece_on(const State& state, Cell cell);
// "`C3 D2 D4 E2`", by name; "none" for no cell.
std::string cells_phrase(CellSet cells);
// "`D3C3 D3E3`"; of many only the first, and how many there are. "none" for no move.
std::string moves_phrase(const std::vector<Move>& moves, Dialect dialect);
// "1 legal ply", "3 legal plies".
std::string legal_plies_phrase(std::size_t count);
// "Blue's home on `D1`", or that it is gone.
std::string home_phrase(const State& state, Player player);

}  // namespace plyglot::hexix
