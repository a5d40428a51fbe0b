#pragma once
// Plies of a record as they are written.

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// The canonical token of a ply with its written number and its suffix: `D2v1?!`, `...` of a skipped one; empty for one
// that is missing or cannot be read.
std::string ply_text(const Ply& ply, Dialect dialect);
// The same in the record's own dialect.
inline std::string ply_text(const Record& record, const Ply& ply) { return ply_text(ply, record.dialect); }

}  // namespace plyglot::hexix
