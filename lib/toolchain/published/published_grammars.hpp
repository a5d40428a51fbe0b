#pragma once
// The grammars of all notations as data; library plyglot-grammars.

#include "syntax/published/published_grammar.hpp"

namespace plyglot::toolchain {

// The rules that the grammar of a notation reads by.
syntax::RuleTable rules_of(const syntax::Grammar& grammar);

}  // namespace plyglot::toolchain
