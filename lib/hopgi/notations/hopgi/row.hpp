#pragma once
// The row of records of Hopgi for the registry.

#include "notation/row.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi::record {

extern const notation::Row<Record> row;

struct Ast;
struct ParseScratch;

// Fills the AST, which is emptied first, and reports. `game` is the unit's content as next_unit gives it. Reads the
// comments that suppress findings for the reporter. Linear; takes any bytes.
void parse(const notation::ReadContext& context, text::Span game, ParseScratch& scratch, Ast& ast);

}  // namespace plyglot::hopgi::record
