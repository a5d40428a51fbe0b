#pragma once
// A notation's grammar as the rest of the house sees it: without PEGTL.

#include "syntax/seen_words.hpp"

#include <plyglot/annotations.hpp>
#include <plyglot/syntax_tree.hpp>

#include <bit>

namespace plyglot::text {
class MappedText;
}

namespace plyglot::syntax {

// The furthest place that parsing reached before it failed, and what was expected there. There can be as many as there
// are bytes, so they are small.
struct FurthestFailure {
  std::uint32_t offset = 0;
  // Which labels of its grammar are expected: bit N stands for the N-th.
  std::uint64_t expected_bits = 0;
  const std::string_view* labels = nullptr;

  // Labels are concepts a player knows and live as long as the program; in the order of the grammar's list.
  std::vector<std::string_view> expected() const {
    std::vector<std::string_view> spelled;
    for (std::uint64_t left = expected_bits; left != 0; left &= left - 1) {
      spelled.push_back(labels[std::countr_zero(left)]);
    }
    return spelled;
  }
};

// What a notation says of a rule that makes nodes (traits.hpp).
struct NodeFacts {
  // A byte of a record has the kind of the innermost node that has one; what has none is not a token to an editor.
  std::optional<annotations::TokenKind> token;
  bool is_leaf : 1 = false;
  bool is_unit : 1 = false;
  bool is_recovery : 1 = false;
};

// Functions over one grammar, instantiated in the notation's parse.cpp. All are pure; none throws or recurses deeper
// than the grammar's own nesting bound.
struct Grammar {
  std::string_view name;
  // Reads the text into `tree`, which is emptied first. Spans are those of the original bytes. `failures` says for
  // each error node, from left to right, how far parsing had come. False if the text was not read to its end: then
  // the tree is one leaf, and the last failure says why.
  // With `seen` the tree is a brief one, for those who make an AST of it: words are leaves (traits.hpp), and what no
  // rule names is left out, so that the leaves do not cover the text. `seen` is kept from one record to the next.
  bool build(const text::MappedText& text, SyntaxTree& tree, std::vector<FurthestFailure>& failures,
             SeenWords* seen = nullptr) const {
    if (seen != nullptr) seen->belong_to(this);
    return build_tree(text, tree, failures, seen);
  }
  bool (*build_tree)(const text::MappedText& text, SyntaxTree& tree, std::vector<FurthestFailure>& failures,
                     SeenWords* seen);
  // The name of a tree kind, which is the name of its rule.
  std::string_view (*kind_name)(Kind kind);
  // By kind.
  std::span<const NodeFacts> nodes;
  // The rules whose failure is reported, and what each of them is called.
  std::span<const std::string_view> labelled;
  const std::string_view* labels = nullptr;
};

// A tree as indented text, for `dump --stage syntax`: one line a node, parents before children, with its name, its
// span, and the text of a leaf.
void append_tree(const SyntaxTree& tree, const Grammar& grammar, const text::Source& source, std::string& out);

}  // namespace plyglot::syntax
