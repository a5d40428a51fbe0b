#pragma once
// The pieces as pictures draw them, in the manner of diagrams of chess.

#include <plyglot/board_graph.hpp>
#include <plyglot/hopgi_position.hpp>

#include <array>

namespace plyglot::hopgi {

// By PieceKind. The Wazir King bears an upright cross and the Ferz King a slanting one, for the ways they go; a
// promoted rook or bishop wears a crown and the cross of its new ways.
extern const std::array<board::Figure, piece_kind_count> chess_figures;

}  // namespace plyglot::hopgi
