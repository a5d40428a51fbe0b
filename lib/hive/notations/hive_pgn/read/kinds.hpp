#pragma once
// The kinds of nodes in the syntax tree of a Hive PGN file: the rules of grammars/hive_pgn.hpp that have one.

#include "hive/reading/uhp_moves/move_kinds.hpp"

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HIVE_PGN_NODES(X)                                                                            \
  X(file) X(byte_order_mark) X(utf16) X(tag_line) X(tag) X(key) X(value) X(bad_tag_line) X(bad_tag)          \
  X(comment_line) X(comment) X(comment_text) X(unclosed) X(more_on_line) X(ignored) X(ply_line)              \
  X(ply_number) X(odd_number) X(no_number) X(digits) X(odd_digits) X(no_move) X(move_text) X(missing_line_end) \
  X(semicolon) X(semicolon_line) X(trailing_blanks) X(result_line) X(indent) X(result) X(odd_result) X(stray_line) X(stray)
// clang-format on

namespace plyglot::hive::hive_pgn {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as line ends.
  text,
  // The kinds of uhp::MoveKind stand first.
  last_of_moves = static_cast<syntax::Kind>(uhp::MoveKind::end) - 1,
#define PLYGLOT_HIVE_PGN_NODE(name) name,
  PLYGLOT_HIVE_PGN_NODES(PLYGLOT_HIVE_PGN_NODE)
#undef PLYGLOT_HIVE_PGN_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hive::hive_pgn
