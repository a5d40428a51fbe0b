#pragma once
// A parser that runs rules as they are exported, apart from the engine: for strict grammars, which the engine does not
// run, and to compare it with.

#include "syntax/erasure.hpp"

#include <string_view>

namespace plyglot::test {

class PegMatcher {
 public:
  // Of a plain grammar (erasure.hpp).
  explicit PegMatcher(syntax::RuleTable plain) : table_(std::move(plain)) {}

  // Whether the start takes the whole text. It recurs as deep as the rules do, not as long as the text is.
  bool matches(std::string_view text) const;

 private:
  struct Run;
  syntax::RuleTable table_;
};

}  // namespace plyglot::test
