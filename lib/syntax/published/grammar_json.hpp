#pragma once
// A grammar for programs: its rules, and what its notation says of each.

#include "syntax/grammar.hpp"
#include "syntax/published/erasure.hpp"

namespace plyglot::syntax {

// `{"grammar":NAME,"rules":[...]}` in the order of first use. A rule has a `name` and an `expression`, which is a
// plain PEG; `node`, `leaf`, `unit` and `recovery` are there if they are true, `token` and `label` if there is one.
std::string grammar_json(const RuleTable& rules, const Grammar& grammar, Strictness strictness);

}  // namespace plyglot::syntax
