#pragma once
// A notation's grammar as the rest of the house sees it: without PEGTL.

#include "syntax/rule_table.hpp"

#include <plyglot/syntax_tree.hpp>

#include <string_view>

namespace plyglot::text {
class MappedText;
}

namespace plyglot::syntax {

// The furthest place that parsing reached before it failed, and what could have stood there. Labels are concepts a
// player knows and live as long as the program.
struct FurthestFailure {
  std::uint32_t offset = 0;
  std::vector<std::string_view> expected;
};

// How often each expression of the rule table succeeded and failed; indexed like RuleTable::expressions.
struct Coverage {
  std::vector<std::uint64_t> succeeded;
  std::vector<std::uint64_t> failed;
};

// Functions over one grammar, instantiated in the notation's parse.cpp. All are pure; none throws or recurses deeper
// than the grammar's own nesting bound. A library that only reads (PLYGLOT_ONLY_READS) has `build` and `kind_name`
// alone, the others are null.
struct Grammar {
  std::string_view name;
  // Whether the tolerant grammar reads the whole text. (For a notation that reads everything, always.)
  bool (*recognise)(std::string_view text);
  // Reads the text into `tree`, which is emptied first. Spans are those of the original bytes. `failures` says for
  // each error node, from left to right, how far parsing had come. False if the text was not read to its end: then
  // the tree is one leaf, and the last failure says why.
  bool (*build)(const text::MappedText& text, SyntaxTree& tree, std::vector<FurthestFailure>& failures);
  // The rules, for export, coverage, sentence generation and dictionaries.
  RuleTable (*rules)();
  // The same as `recognise`, adding to `coverage`.
  bool (*cover)(std::string_view text, Coverage& coverage);
  // The name of a tree kind, which is the name of its rule.
  std::string_view (*kind_name)(Kind kind);
};

}  // namespace plyglot::syntax
