#pragma once
// The kinds of nodes in the syntax tree of a game file of boardspace.net: the rules of grammars/boardspace_sgf.hpp that
// have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_BOARDSPACE_SGF_NODES(X)                                                                        \
  X(file) X(game_tree) X(open) X(close) X(unclosed) X(header) X(key) X(value) X(data_node) X(action) X(player) \
  X(start_word) X(pick_word) X(pickb_word) X(drop_word) X(move_word) X(movedone_word) X(pass_word)             \
  X(done_word) X(resign_word) X(offer_word) X(accept_word) X(decline_word) X(unknown_word) X(body) X(colour)   \
  X(piece) X(referred_piece) X(piece_colour) X(bug) X(ordinal) X(column) X(row) X(reference) X(dot)            \
  X(left_mark) X(right_mark) X(bad_reference) X(time) X(bad_header) X(bad_node) X(outside) X(second_tree)      \
  X(unread) X(no_game)
// clang-format on

namespace plyglot::hive::boardspace_sgf {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as brackets.
  text,
#define PLYGLOT_BOARDSPACE_SGF_NODE(name) name,
  PLYGLOT_BOARDSPACE_SGF_NODES(PLYGLOT_BOARDSPACE_SGF_NODE)
#undef PLYGLOT_BOARDSPACE_SGF_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hive::boardspace_sgf
