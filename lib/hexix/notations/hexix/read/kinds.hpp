#pragma once
// The kinds of nodes in the syntax tree of a record: the rules of grammars/hexix.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// The rules that both dialects share (X), and those that each has of its own (Y). clang-format takes the list for
// nested calls.
// clang-format off
#define PLYGLOT_HEXIX_NODES(X, Y)                                                                             \
  Y(record) X(comment_line) X(blank_line) X(divider_line) X(header_line) Y(row_line) X(odd_row_line)          \
  X(comment) X(divider) X(header) X(odd_header) Y(row) X(odd_row) X(number) X(odd_number) X(skip) X(dots)     \
  X(cell) X(odd_cell) Y(mark) X(odd_mark) X(value) X(odd_value) Y(place) X(odd_place) X(increment)            \
  X(odd_increment) X(separator) X(capture) X(odd_capture) X(suffix) X(odd_suffix) Y(move) X(odd_move)         \
  X(bad_word) X(surplus)
// clang-format on

namespace plyglot::hexix {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as blanks.
  text,
#define PLYGLOT_HEXIX_NODE(name) name,
  PLYGLOT_HEXIX_NODES(PLYGLOT_HEXIX_NODE, PLYGLOT_HEXIX_NODE)
#undef PLYGLOT_HEXIX_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hexix
