#pragma once
// From the AST of a FEN to its position, with the findings that need the board: hopgi 4, 7.2.

#include "diagnostics/reporter.hpp"
#include "hopgi/reading/fen/ast.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::fen {

// Fills the setup, which is emptied first, and reports; `has_error` tells of what was reported before.
void resolve(const text::Source& source, const Ast& ast, bool has_error, Setup& setup, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::fen
