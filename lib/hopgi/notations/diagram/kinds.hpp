#pragma once
// The kinds of nodes in the syntax tree of a diagram: the rules of grammars/hopgi_diagram.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOPGI_DIAGRAM_NODES(X)                                                                       \
  X(diagram) X(line_break) X(comment) X(turn_field) X(hand_field) X(turn_value) X(hand_value) X(odd_value)   \
  X(files) X(shaded_cell) X(line_cell) X(hole_cell) X(plain_cell) X(odd_cell) X(rank_7) X(rank_6) X(rank_5)  \
  X(rank_4) X(rank_3) X(rank_2) X(rank_1) X(odd_rank) X(full_border) X(corner_border) X(border_2)            \
  X(border_1) X(odd_border) X(bad_line)
// clang-format on

namespace plyglot::hopgi::diagram {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as blanks and bars.
  text,
#define PLYGLOT_HOPGI_DIAGRAM_NODE(name) name,
  PLYGLOT_HOPGI_DIAGRAM_NODES(PLYGLOT_HOPGI_DIAGRAM_NODE)
#undef PLYGLOT_HOPGI_DIAGRAM_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hopgi::diagram
