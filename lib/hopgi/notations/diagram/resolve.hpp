#pragma once
// From the AST of a diagram to its position, with all findings of hopgi 7.3 about it.

#include "diagnostics/reporter.hpp"
#include "hopgi/notations/diagram/ast.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {

// Fills the setup, which is emptied first, and reports; `has_error` tells of what was reported before.
void resolve(const text::Source& source, const Ast& ast, bool has_error, Setup& setup, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::diagram
