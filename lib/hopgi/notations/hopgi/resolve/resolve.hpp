#pragma once
// From the AST to the game: hopgi R10, R12 to R20.

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

namespace plyglot::hopgi::record {

// Fills the record, which is emptied first, and reports what needs a board. What reading found in the game must be in
// the reporter already: it decides with the rest whether the record is sound. Where findings alone are wanted, the
// record has no tags, elements, comments and final position. Linear in the text.
void resolve(const text::Source& source, const Ast& ast, const Options& options, Record& record,
             diagnostics::Reporter& reporter, notation::Wanted wanted = notation::Wanted::record);

// Whether a record with these findings can be written again (hopgi 5).
bool is_sound(const diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::record
