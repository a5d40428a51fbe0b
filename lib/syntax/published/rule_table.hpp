#pragma once
// A grammar at run time: what the templates of PEGTL say, as data.

#include <cstdint>
#include <string>
#include <vector>

namespace plyglot::syntax {

enum class Operator : std::uint8_t {
  // `text` holds the bytes.
  literal,
  // `text` holds pairs of first and last byte; `negated` turns the class around.
  character_class,
  // Any one byte.
  any,
  // `operands[0]` is the index of a rule.
  reference,
  sequence,
  choice,
  optional,
  star,
  plus,
  // Lookahead that consumes nothing.
  followed_by,
  not_followed_by,
  // What the reader accepts beyond the notation; the strict grammar has no such alternative.
  tolerated,
  // A predicate that only steers the tolerant reader; the strict grammar does without it.
  guide,
  // A bounded nesting level; transparent in both exports. `text` is the bound in decimal digits.
  nested,
  end_of_input,
};

struct Expression {
  Operator op = Operator::sequence;
  std::string text;
  bool negated = false;
  // Indices into RuleTable::expressions; for `reference`, into RuleTable::rules.
  std::vector<std::uint32_t> operands;
};

struct Rule {
  std::string name;
  std::uint32_t expression = 0;
};

struct RuleTable {
  // The first rule is the start.
  std::vector<Rule> rules;
  std::vector<Expression> expressions;
};

}  // namespace plyglot::syntax
