#pragma once
// The formal grammars of the dialects, for the lossless tree and for publishing.
//
// The tree is not what the reader (record_reader.hpp) works on: what a broken turn was meant to say can be inferred
// only from the number of its words and the layout of its lines, which no rule sees. Tests check that the two agree:
// the strict grammar accepts exactly the files in which the reader finds nothing about the bytes or the syntax, and
// then the tree has the reader's turns and actions.

#include "homeworlds/record/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::homeworlds {

// Of a whole file in layout `line`; of `ap`, a file of lines.
const syntax::Grammar& grammar_of(Dialect dialect);

}  // namespace plyglot::homeworlds
