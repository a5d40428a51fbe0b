#pragma once
// Signs of pieces in pictures.

#include "board/render/paint.hpp"

#include <string>

namespace plyglot::board {

// The sign of a piece that has one, with its value in it, around (0, 0) in a tile.
void append_sign(const Piece& piece, const Paint& paint, std::string& out);

}  // namespace plyglot::board
