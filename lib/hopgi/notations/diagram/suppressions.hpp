#pragma once
// What the comments inside a diagram ask to be suppressed.

#include "hopgi/notations/diagram/ast.hpp"
#include "notation/row.hpp"

namespace plyglot::hopgi::diagram {

// A comment speaks of the next part that is not a comment.
void read_suppressions(const notation::ReadContext& context, const Ast& ast);

}  // namespace plyglot::hopgi::diagram
