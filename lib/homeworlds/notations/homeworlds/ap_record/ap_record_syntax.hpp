#pragma once
// The syntax tree of a game record of Abstract Play, which is a JSON document (homeworlds 3.3).

#include <plyglot/syntax_tree.hpp>

namespace plyglot::homeworlds {

// The rules of grammars/homeworlds_ap_record.hpp that have a node. clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(X)                                                                \
  X(document) X(bom) X(object) X(member) X(key) X(string) X(characters) X(number) X(array) X(literal)        \
  X(unreadable)
// clang-format on

enum class JsonKind : syntax::Kind {
  // Bytes that no other kind covers, such as brackets.
  text,
#define PLYGLOT_HOMEWORLDS_AP_RECORD_NODE(name) name,
  PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(PLYGLOT_HOMEWORLDS_AP_RECORD_NODE)
#undef PLYGLOT_HOMEWORLDS_AP_RECORD_NODE
};

inline JsonKind kind_of(const syntax::Node& node) { return static_cast<JsonKind>(node.kind); }

}  // namespace plyglot::homeworlds
