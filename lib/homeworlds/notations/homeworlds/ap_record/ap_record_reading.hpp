#pragma once
// What the steps of reading a game record in JSON share.

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"

#include <plyglot/syntax_tree.hpp>

namespace plyglot::homeworlds {

// The syntax tree of a game record of Abstract Play, which is a JSON document (homeworlds 3.3).

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

struct ApReading {
  const text::Source& file;
  const JsonDocument& json;
  ApRecord& into;
  std::vector<Finding>& findings;
  // As many as the header has players; 0 if it does not say.
  std::size_t seats = 0;

  // Reports a value that is not as in homeworlds 3.3, and what it should be; it lives as long as the program.
  void reject(text::Span value, std::string_view due);
  void reject(JsonValue value, std::string_view due) { reject(json.span(value), due); }
  // The value of the key if it is of that kind; another one is reported.
  std::optional<JsonValue> find(const std::vector<JsonMember>& members, std::string_view key, JsonKind kind);
};

}  // namespace plyglot::homeworlds
