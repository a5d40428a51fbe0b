#pragma once
// The kinds of nodes in the syntax tree of a file: the rules of grammars/thehive.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_THEHIVE_NODES(X)                                                                        \
  X(file) X(bom) X(line) X(digits) X(move) X(pass) X(piece) X(contact) X(odd_piece) X(extra_space)     \
  X(uhp_piece) X(uhp_reference) X(uhp_move) X(bad_contact) X(missing_line_end) X(run_on_move)       \
  X(bad_move) X(comment)
// clang-format on

namespace plyglot::hive::thehive {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as line ends.
  text,
#define PLYGLOT_THEHIVE_NODE(name) name,
  PLYGLOT_THEHIVE_NODES(PLYGLOT_THEHIVE_NODE)
#undef PLYGLOT_THEHIVE_NODE
};

inline NodeKind node_kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hive::thehive
