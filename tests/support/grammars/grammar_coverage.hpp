#pragma once
// Which parts of a grammar its texts put to work.

#include "syntax/published/covering.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

// Where a grammar decides: the alternatives of choices, what is optional or repeated, what is looked ahead for, what is
// tolerated. Each is called by its rule and what it reads, such as `item: number? bug`; the same twice in one rule is
// there twice. Sorted.
struct Uncovered {
  std::vector<std::string> never_succeeded;
  // Without those that cannot fail whatever the text is: options, repetitions, and what consists of them.
  std::vector<std::string> never_failed;
};
Uncovered uncovered_in(const syntax::RuleTable& rules, const syntax::Coverage& coverage);

}  // namespace plyglot::test
