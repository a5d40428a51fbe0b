#pragma once
// The formal grammars of the dialects, for the lossless tree and for publishing.
//
// `ap` is read by its grammar. In the other dialects the tree is not what the reader (record_reader.hpp) works on:
// which lines are a turn follows from the layout of the whole file, which no rule sees. Tests check that the two agree:
// the strict grammar accepts exactly the files in which the reader finds nothing about the bytes or the syntax, and
// then the tree has the reader's turns and actions.

#include "homeworlds/record/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::homeworlds {

// Of a whole file in layout `line`; of `ap`, a file of lines.
const syntax::Grammar& grammar_of(Dialect dialect);

}  // namespace plyglot::homeworlds
