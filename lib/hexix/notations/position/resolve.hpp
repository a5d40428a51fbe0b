#pragma once
// From the AST of a line to a record that begins with its position, with what is found in it (hexix R17).

#include "diagnostics/reporter.hpp"
#include "hexix/notations/position/parse.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix::positions {

// Fills the record, which is emptied first (position_alone); it has neither a position nor a line if the text cannot be
// read.
void resolve(const text::Source& source, const Ast& ast, Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hexix::positions
