#pragma once
// Text to AST for logs of Board Game Arena.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_bga/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::hive::hive_bga {

extern const syntax::Grammar grammar;

// Tree and AST of a file, with the findings of the phase syntax. Their memory is used again.
void parse(const text::Source& source, text::Span file, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_bga
