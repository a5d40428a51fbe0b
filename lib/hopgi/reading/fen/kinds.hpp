#pragma once
// The kinds of nodes in the syntax tree of a FEN: the rules of grammars/hopgi_fen.hpp that have one.

#include <plyglot/syntax_tree.hpp>

// clang-format takes the list for nested calls.
// clang-format off
#define PLYGLOT_HOPGI_FEN_NODES(X)                                                                          \
  X(fen) X(board) X(odd_board) X(full_rank) X(rank_5) X(rank_2) X(rank_1) X(odd_rank) X(piece)              \
  X(promoted) X(odd_piece) X(gap_1) X(gap_2) X(gap_3) X(gap_4) X(gap_5) X(gap_6) X(gap_7) X(empties)        \
  X(hole) X(odd_hole) X(bad_promoted) X(bad_char) X(hand) X(odd_hand) X(unclosed_hand) X(rank_hand)         \
  X(side) X(bad_side) X(castling) X(bad_castling) X(en_passant) X(bad_en_passant) X(clock) X(bad_clock)     \
  X(turn_number) X(bad_turn_number) X(extra)
// clang-format on

namespace plyglot::hopgi::fen {

enum class NodeKind : syntax::Kind {
  // Bytes that no other kind covers, such as blanks.
  text,
#define PLYGLOT_HOPGI_FEN_NODE(name) name,
  PLYGLOT_HOPGI_FEN_NODES(PLYGLOT_HOPGI_FEN_NODE)
#undef PLYGLOT_HOPGI_FEN_NODE
};

inline NodeKind kind_of(const syntax::Node& node) { return static_cast<NodeKind>(node.kind); }

}  // namespace plyglot::hopgi::fen
