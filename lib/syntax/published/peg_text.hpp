#pragma once
// A rule table as the text of a parsing expression grammar.

#include "syntax/published/erasure.hpp"

namespace plyglot::syntax {

enum class PegFormat : std::uint8_t {
  // As in Ford's paper: `rule <- 'a' / [b-d]+`, one rule a line. Bytes that are not printable ASCII are `\xHH`.
  peg,
  // What the parser generator peggy loads. The text to parse is bytes, one character each (Latin-1).
  peggy,
};

// One expression of a plain grammar (erasure.hpp), in the format `peg`.
std::string peg_text(const RuleTable& plain, std::uint32_t expression);

// A grammar cannot count: bounds of nesting are said in comments at the end.
std::string peg_text(const RuleTable& rules, Strictness strictness, PegFormat format);

}  // namespace plyglot::syntax
