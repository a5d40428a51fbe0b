#pragma once
// Marks and arrows over a board.

#include "board/render/svg/svg_frame.hpp"

namespace plyglot::board {

// A ring around a place, or an arrow between two: `from` and `to` are their middles, `reach` is half of what is there.
void append_note(const Note& note, Point from, Point to, Point reach, std::string& out);

}  // namespace plyglot::board
