#pragma once
// A parsing expression grammar, read from its text as Ford's paper writes it: `rule <- 'a' / [b-d]+ !.`, and `#` up to
// the end of a line is a comment. It sees no header of the library.

#include <bitset>
#include <cstddef>
#include <string>
#include <vector>

namespace plyglot::naive::peg {

enum class Kind {
  literal,
  byte_class,
  any,
  reference,
  sequence,
  choice,
  optional,
  star,
  plus,
  followed_by,
  not_followed_by,
};

struct Expression {
  Kind kind = Kind::sequence;
  // Of a literal.
  std::string bytes;
  // Of a class, by the value of a byte.
  std::bitset<256> members;
  // Indices of expressions; of a reference, the index of the rule.
  std::vector<std::size_t> parts;
};

struct Rule {
  std::string name;
  std::size_t body = 0;
};

struct Grammar {
  // The first one is the start.
  std::vector<Rule> rules;
  std::vector<Expression> expressions;
  // What is wrong with the text, and where; empty if it is a grammar.
  std::string problem;
};

Grammar read_grammar(const std::string& text);

}  // namespace plyglot::naive::peg
