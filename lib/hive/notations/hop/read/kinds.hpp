#pragma once
// The kinds of nodes in the syntax tree of a HOP string: the rules of grammars/hop.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOP_NODES(X)                                                                                 \
  X(hop) X(gametype) X(topology) X(player) X(more_fields) X(leading_blanks) X(trailing_blanks) X(lost_plus)  \
  X(tab) X(bug) X(unknown_letter) X(stray) X(count) X(digits) X(token) X(sign) X(alias) X(missing_sign)      \
  X(unknown_alias) X(skipped) X(number) X(equals) X(missing_bug) X(branch_sign) X(dangling) X(reference)     \
  X(open) X(close) X(unclosed) X(group) X(too_deep) X(unread) X(turn) X(mark) X(unexpected) X(unmatched)     \
  X(side) X(suffix) X(missing_player) X(bad_player) X(no_player)
// clang-format on

namespace plyglot::hive::hop {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as commas.
  text,
#define PLYGLOT_HOP_NODE(name) name,
  PLYGLOT_HOP_NODES(PLYGLOT_HOP_NODE)
#undef PLYGLOT_HOP_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hive::hop
