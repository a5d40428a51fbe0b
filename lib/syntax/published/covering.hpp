#pragma once
// Counts how often each expression of a grammar succeeds and fails while a text is read.

#include "syntax/published/rule_table.hpp"

#include <string_view>

namespace plyglot::syntax {

// Indexed like RuleTable::expressions.
struct Coverage {
  std::vector<std::uint64_t> succeeded;
  std::vector<std::uint64_t> failed;
};

// Reads the text by the tolerant grammar, as the engine does, and adds to `coverage`, which is empty or of the same
// table. A use of a rule is counted, and not the rule's own expression. True if the whole text is read. Recurses as
// deep as the grammar's own nesting bound allows.
bool cover(const RuleTable& rules, std::string_view text, Coverage& coverage);

}  // namespace plyglot::syntax
