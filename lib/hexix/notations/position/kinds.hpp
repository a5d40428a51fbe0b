#pragma once
// The kinds of nodes in the syntax tree of a position: the rules of grammars/hexix_position.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HEXIX_POSITION_NODES(X)                                                               \
  X(line) X(board) X(empty) X(piece) X(blue_home) X(red_home) X(side) X(odd_side) X(unreadable)
// clang-format on

namespace plyglot::hexix::positions {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as blanks.
  text,
#define PLYGLOT_HEXIX_POSITION_NODE(name) name,
  PLYGLOT_HEXIX_POSITION_NODES(PLYGLOT_HEXIX_POSITION_NODE)
#undef PLYGLOT_HEXIX_POSITION_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hexix::positions
