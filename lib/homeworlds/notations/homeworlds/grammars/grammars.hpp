#pragma once
// The formal grammars of the dialects, for the lossless tree and for publishing.
//
// The tree is not what the reader (record_reader.hpp) works on: what a broken turn was meant to say can be told only
// from the number of its words and the layout of its lines, which no rule sees. That the two agree is held by tests:
// the strict grammar takes exactly the files in which the reader finds nothing of the bytes or the syntax, and then the
// tree has the reader's turns and actions.

#include "homeworlds/record/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::homeworlds {

// Of a whole file in layout `line`; of `ap`, a file of lines.
const syntax::Grammar& grammar_of(Dialect dialect);

// One grammar for each dialect; each has a source file of its own, since its rules take long to compile.

extern const syntax::Grammar seed_grammar;
extern const syntax::Grammar ap_grammar;
extern const syntax::Grammar sdg_grammar;
extern const syntax::Grammar jpb_grammar;
extern const syntax::Grammar quux_grammar;

extern const syntax::PublishedGrammar published_seed;
extern const syntax::PublishedGrammar published_ap;
extern const syntax::PublishedGrammar published_sdg;
extern const syntax::PublishedGrammar published_jpb;
extern const syntax::PublishedGrammar published_quux;

}  // namespace plyglot::homeworlds
