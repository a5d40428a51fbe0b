#pragma once
// The rules of grammars/hop.hpp that make nodes in the syntax tree of a HOP string. The rows of the table of parse.cpp
// are a list here, since the builders of the fields, which do not see the grammar, ask for kinds.

#include <plyglot/syntax_tree.hpp>

// How a rule is read, its name, and what it is to an editor. clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOP_NODES(X)                                                                                 \
  X(node, hop, separator) X(node, gametype, none) X(node, topology, none) X(node, player, none)              \
  X(leaf, more_fields, unreadable) X(leaf, leading_blanks, none) X(leaf, trailing_blanks, none)              \
  X(node, lost_plus, none) X(node, tab, none) X(node, bug, piece) X(node, unknown_letter, unreadable)        \
  X(leaf, stray, unreadable) X(leaf, count, value) X(node, digits, value) X(node, token, none)               \
  X(node, sign, mark) X(node, alias, keyword) X(node, missing_sign, none)                                    \
  X(node, unknown_alias, unreadable) X(node, skipped, unreadable) X(leaf, number, place)                     \
  X(node, equals, mark) X(node, missing_bug, none) X(node, branch_sign, mark) X(node, dangling, none)        \
  X(node, reference, none) X(node, open, separator) X(node, close, separator) X(node, unclosed, none)        \
  X(node, group, none) X(node, too_deep, unreadable) X(leaf, unread, unreadable) X(node, turn, mark)         \
  X(node, mark, mark) X(leaf, unexpected, unreadable) X(node, unmatched, unreadable) X(leaf, side, player)   \
  X(leaf, suffix, value) X(node, missing_player, none) X(leaf, bad_player, unreadable)                       \
  X(node, no_player, none)
// clang-format on

namespace plyglot::hive::hop {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as commas.
  text,
#define PLYGLOT_HOP_NODE(role, name, token) name,
  PLYGLOT_HOP_NODES(PLYGLOT_HOP_NODE)
#undef PLYGLOT_HOP_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hive::hop
