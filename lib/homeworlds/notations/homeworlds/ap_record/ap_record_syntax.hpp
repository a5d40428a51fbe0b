#pragma once
// The syntax tree of a game record of Abstract Play, which is a JSON document (homeworlds 3.3).

#include <plyglot/syntax_tree.hpp>

namespace plyglot::homeworlds {

// The rules of grammars/homeworlds_ap_record.hpp that make nodes: how each is read, its name, and what it is to an
// editor. Who reads the tree does not see the grammar. clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(X)                                                                \
  X(node, document, separator) X(leaf, bom, none) X(node, object, separator) X(node, member, separator)      \
  X(node, key, key) X(node, string, value) X(leaf, characters, none) X(leaf, number, value)                  \
  X(node, array, separator) X(leaf, literal, keyword) X(leaf, unreadable, unreadable)
// clang-format on

enum class JsonKind : syntax::Kind {
  // Bytes that no other kind covers, such as brackets.
  text,
#define PLYGLOT_HOMEWORLDS_AP_RECORD_NODE(role, name, token) name,
  PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(PLYGLOT_HOMEWORLDS_AP_RECORD_NODE)
#undef PLYGLOT_HOMEWORLDS_AP_RECORD_NODE
};

inline JsonKind kind_of(const syntax::Node& node) { return static_cast<JsonKind>(node.kind); }

}  // namespace plyglot::homeworlds
