#pragma once
// One grammar for each dialect; each has a source file of its own, since its rules take long to compile.

#include "syntax/grammar.hpp"

namespace plyglot::homeworlds {

extern const syntax::Grammar seed_grammar;
extern const syntax::Grammar ap_grammar;
extern const syntax::Grammar sdg_grammar;
extern const syntax::Grammar jpb_grammar;
extern const syntax::Grammar quux_grammar;
extern const syntax::Grammar hwl_grammar;
extern const syntax::Grammar bga_grammar;

}  // namespace plyglot::homeworlds
