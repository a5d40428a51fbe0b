#pragma once
// The kinds of nodes in the syntax tree of a record: the rules of grammars/hopgi.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOPGI_NODES(X)                                                                                  \
  X(record) X(continued_record) X(tag) X(name) X(value) X(bad_tag) X(comment) X(line_comment)                   \
  X(semicolon_comment) X(stray_brace) X(variation) X(open) X(close) X(too_deep) X(stray_paren) X(nag) X(odd_nag) \
  X(number) X(odd_number) X(turn) X(long_leg) X(drop) X(odd_long_leg) X(short_leg) X(odd_drop) X(piece)         \
  X(hand_piece) X(odd_piece) X(square) X(odd_square) X(hint) X(separator) X(odd_separator) X(drop_sign)         \
  X(odd_drop_sign) X(promotion) X(odd_promotion) X(marks) X(inner_suffix) X(semicolon) X(suffix) X(odd_suffix)  \
  X(extra_legs) X(bad_token) X(result) X(rest)
// clang-format on

namespace plyglot::hopgi::record {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as blanks.
  text,
#define PLYGLOT_HOPGI_NODE(name) name,
  PLYGLOT_HOPGI_NODES(PLYGLOT_HOPGI_NODE)
#undef PLYGLOT_HOPGI_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hopgi::record
