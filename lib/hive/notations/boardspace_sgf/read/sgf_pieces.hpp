#pragma once
// Which piece a name means.

#include "hive/board/pieces.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"

namespace plyglot::hive::boardspace_sgf {

// Of this colour, whatever the name says of it. `no_piece` for a number that no piece has, and for a name without a
// number of which there are several.
constexpr PieceIndex piece_of(const PieceName& name, Colour colour) {
  const bool has_siblings = find_piece(colour, name.kind, 2) != no_piece;
  return has_siblings && !name.has_number ? no_piece : find_piece(colour, name.kind, name.number);
}

}  // namespace plyglot::hive::boardspace_sgf
