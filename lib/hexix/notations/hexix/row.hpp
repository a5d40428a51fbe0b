#pragma once
// The notation of Hexix as the rest of the house sees it.

#include "notation/row.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

extern const notation::Row<Record> row;

struct Ast;
struct ParseScratch;

// Fills the AST, which is emptied first, and reports. `record` is the unit's content as next_unit gives it. Reads the
// comments that suppress findings for the reporter. Linear; takes any bytes.
void parse(const notation::ReadContext& context, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast);

}  // namespace plyglot::hexix
