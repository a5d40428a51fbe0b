#pragma once
// A JSON document as its tree shows it: values, and what they contain.

#include <optional>

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

// The syntax tree of a game record of Abstract Play, which is a JSON document (homeworlds 3.3).
enum class JsonKind : syntax::Kind {
  // Bytes that no other kind covers, such as brackets.
  text,
#define PLYGLOT_HOMEWORLDS_AP_RECORD_NODE(role, name, token) name,
  PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(PLYGLOT_HOMEWORLDS_AP_RECORD_NODE)
#undef PLYGLOT_HOMEWORLDS_AP_RECORD_NODE
};

inline JsonKind kind_of(const syntax::Node& node) { return static_cast<JsonKind>(node.kind); }

// A value of a document: the index of its node in the tree.
using JsonValue = std::uint32_t;

struct JsonMember {
  // Decoded.
  std::string key;
  JsonValue value = 0;
};

class JsonDocument {
 public:
  // Reads the whole source, which must outlive this.
  explicit JsonDocument(const text::Source& source);
  explicit JsonDocument(text::Source&&) = delete;

  // The first byte that cannot be read; an empty span at the end if the text ends too early. None if it is JSON.
  std::optional<text::Span> unreadable() const { return unreadable_; }

  // The rest is for documents that can be read.
  JsonValue root() const { return root_; }
  JsonKind kind(JsonValue value) const { return kind_of(tree_[value]); }
  text::Span span(JsonValue value) const { return tree_[value].span; }
  std::string_view written(JsonValue value) const { return source_->slice(span(value)); }
  bool is_null(JsonValue value) const { return kind(value) == JsonKind::literal && written(value) == "null"; }
  // Of a string, what is between its quotes.
  text::Span characters(JsonValue string) const;
  // Of a string, decoded.
  std::string text(JsonValue string) const;
  // Of an array; nothing of any other value.
  std::vector<JsonValue> elements(JsonValue array) const;
  // Of an object; nothing of any other value. The last value of a repeated key counts (RFC 8259, section 4 leaves it
  // open; JavaScript does so).
  std::vector<JsonMember> members(JsonValue object) const;

 private:
  const text::Source* source_;
  syntax::SyntaxTree tree_;
  JsonValue root_ = 0;
  std::optional<text::Span> unreadable_;
};

// The value of a key; none if it is not there.
std::optional<JsonValue> find_member(const std::vector<JsonMember>& members, std::string_view key);

}  // namespace plyglot::homeworlds
