#pragma once
// The kinds of nodes in the moves of UHP: the rules of grammars/uhp_move.hpp that have one. The list stands first in
// the kinds of every notation that has such moves, so that they mean the same in each tree.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_UHP_MOVE_NODES(X)                                                                               \
  X(pass) X(piece) X(left_mark) X(right_mark) X(reference) X(move) X(move_number) X(missing_separator)          \
  X(odd_pass) X(odd_piece) X(gap) X(odd_mark) X(dot) X(lone_dot) X(odd_reference) X(bad_move) X(run_on)

// Those of them that are leaves of the tree: see DefaultTraits::leaves.
#define PLYGLOT_UHP_MOVE_LEAVES(X)                                                                              \
  X(pass) X(piece) X(left_mark) X(right_mark) X(move_number) X(missing_separator) X(odd_pass) X(gap)            \
  X(odd_mark) X(dot) X(lone_dot) X(run_on)

// What is said to be expected where a move cannot be read: rules and their labels, see DefaultTraits::labelled. The
// rule `bad_move` stands among the notation's recoveries.
#define PLYGLOT_UHP_MOVE_LABELS(X)                                                                              \
  X(odd_pass, "`pass`") X(colour, "a piece such as `wA1`") X(bug, "one of the letters Q, A, B, G, L, M, P, S")  \
  X(odd_mark, "one of the marks `-`, `/`, `\\`") X(end_of_word, "the end of the move")                          \
  X(end_of_two_words, "the end of the move")
// clang-format on

namespace plyglot::hive::uhp {

enum class MoveKind : syntax::Kind {
  // Bytes that no other kind covers.
  text,
#define PLYGLOT_UHP_MOVE_NODE(name) name,
  PLYGLOT_UHP_MOVE_NODES(PLYGLOT_UHP_MOVE_NODE)
#undef PLYGLOT_UHP_MOVE_NODE
  // The notation's own kinds begin here.
  end,
};

}  // namespace plyglot::hive::uhp
