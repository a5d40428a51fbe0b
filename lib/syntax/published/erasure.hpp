#pragma once
// The strict and the tolerant grammar as plain PEG, from the one rule set that holds both.

#include "syntax/published/rule_table.hpp"

namespace plyglot::syntax {

enum class Strictness : std::uint8_t {
  // What is tolerated is erased, and so are the guides past it.
  strict,
  // What is tolerated is ordinary, and guides are lookaheads.
  tolerant,
};

// A table without the operators `tolerated`, `guide` and `nested`, and without empty parts, rules that are not used any
// more, and sequences or choices of one. Rules are in the order of their first use.
RuleTable plain_grammar(const RuleTable& rules, Strictness strictness);

}  // namespace plyglot::syntax
