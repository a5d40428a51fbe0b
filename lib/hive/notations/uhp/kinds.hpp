#pragma once
// The kinds of nodes in the syntax tree of a GameString: the rules of grammars/uhp.hpp that have one.

#include "hive/reading/uhp_moves/move_kinds.hpp"

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_UHP_OWN_NODES(X)                                                                                \
  X(game_string) X(blanks) X(command_word) X(missing_header) X(game_type) X(odd_game_type) X(game_state)        \
  X(odd_state) X(bad_state) X(empty_state) X(missing_state) X(turn) X(odd_turn) X(bad_turn) X(empty_turn)       \
  X(missing_turn) X(empty_move) X(last_semicolon) X(opening_quote) X(closing_quote)
// clang-format on

namespace plyglot::hive::uhp {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as `;`.
  text,
#define PLYGLOT_UHP_NODE(name) name,
  PLYGLOT_UHP_MOVE_NODES(PLYGLOT_UHP_NODE) PLYGLOT_UHP_OWN_NODES(PLYGLOT_UHP_NODE)
#undef PLYGLOT_UHP_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hive::uhp
