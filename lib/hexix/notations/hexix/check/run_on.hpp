#pragma once
// Two plies in one word: hexix 3, `hexix/bad-move`.

#include "hexix/notations/hexix/check/scope.hpp"

namespace plyglot::hexix {

struct RunOn {
  text::Span first;
  text::Span second;

  // What stands between them: nothing, or a divider.
  text::Span gap() const { return {first.end, second.begin}; }
};

// None if the word is not exactly two plies of the grammar, of either dialect. There is one way at most to read it so.
std::optional<RunOn> run_on_in(const Scope& scope, text::Span word);

// The row's item that is such a word; null if there is none.
const ItemNode* run_on_item(const Scope& scope, const RowNode& row);

void report_run_on(const Scope& scope, const RowNode& row, const RunOn& run_on);

}  // namespace plyglot::hexix
