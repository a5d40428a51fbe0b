#pragma once
// A grammar's rules as constants, made of the types of PEGTL (rule_shapes.hpp) and read without them.

#include "syntax/grammar.hpp"
#include "syntax/published/rule_table.hpp"

#include <span>
#include <string_view>

namespace plyglot::syntax {

// One rule type. Two types never share one, so that its address tells rules apart.
struct RuleData {
  // Empty for a part of a rule, which has no name in the grammar.
  std::string_view name;
  // Never `reference`: an operand with a name is one.
  Operator op;
  // As in Expression; of `nested`, empty.
  std::string_view text;
  bool negated = false;
  // Of `nested`: how many levels there may be.
  unsigned bound = 0;
  std::span<const RuleData* const> operands = {};
};

// Everything that can be reached from the start. Rules are in the order of their first use; their names are different.
RuleTable rule_table(const RuleData& start);

// A notation's grammar for who prints it, checks it or makes texts of it. Reading needs none of it: what is in this
// folder and in toolchain/published is a library of its own, plyglot-grammars.
struct PublishedGrammar {
  // What reads by it.
  const Grammar& grammar;
  const RuleData& start;
};

}  // namespace plyglot::syntax
