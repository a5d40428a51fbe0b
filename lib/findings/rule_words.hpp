#pragma once
// Tables of what is said of the rules of play: a row for each rule, read by the rule's number.

#include "diagnostics/ids.hpp"

#include <array>

namespace plyglot::findings {

// `Said` is what is being said about a broken rule; the words complete it.
template <class Rule, class Said>
struct RuleWords {
  Rule rule;
  diagnostics::DiagnosticId id;
  void (*words)(Said&);
};

// Whether no rule from `first` on is missing, and each has words: for a `static_assert` beside the table.
template <class Row, std::size_t count>
constexpr bool is_in_order(const std::array<Row, count>& rows, std::size_t first = 0) {
  for (std::size_t i = 0; i < count; ++i) {
    if (static_cast<std::size_t>(rows[i].rule) != first + i || rows[i].words == nullptr) return false;
  }
  return true;
}

}  // namespace plyglot::findings
