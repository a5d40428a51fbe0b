#pragma once
// A notation's grammar for who prints it, checks it or makes texts of it. Reading needs none of it: what is in this
// folder and in each notation's published.cpp is a library of its own, plyglot-grammars.

#include "syntax/grammar.hpp"
#include "syntax/published/rule_data.hpp"

namespace plyglot::syntax {

struct PublishedGrammar {
  // What reads by it.
  const Grammar& grammar;
  const RuleData& start;
};

}  // namespace plyglot::syntax
