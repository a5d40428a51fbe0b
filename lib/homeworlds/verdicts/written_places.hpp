#pragma once
// Where in the text the parts of actions and turns stand.

#include "homeworlds/record/ast.hpp"
#include "homeworlds/rules/violation.hpp"

namespace plyglot::homeworlds {

// The part of an action that findings point to. Not Part::turn.
text::Span span_of(const ActionNode& action, Part part);

// What a violation points to (homeworlds-rules 6). Actions have the numbers of the tree.
text::Span span_of(const Ast& ast, const Violation& violation);

}  // namespace plyglot::homeworlds
