#pragma once
// Hives compared as pictures: which letters are on which cells. Everything here is done on plain maps, so that it can
// judge the library's geometry.

#include "naive/hop/reading.hpp"

#include <plyglot/hive_position.hpp>

#include <map>
#include <string>
#include <utility>

namespace plyglot::test {

// From (q, r) to the stack from bottom to top as letters of HOP, `!` after the marked one.
using Picture = std::map<std::pair<int, int>, std::string>;

Picture picture_of(const hive::Position& position);
Picture picture_of(const naive::Reading& reading);
// Turned clockwise by some sixths around (0, 0).
Picture rotated(const Picture& picture, int sixths);
// Mirrored at the line through (0, 0) from west to east.
Picture mirrored(const Picture& picture);
// Moved so that the smallest q and the smallest r are 0.
Picture moved_to_corner(const Picture& picture);

bool is_same_up_to_translation(const Picture& a, const Picture& b);
bool is_same_up_to_rotation(const Picture& a, const Picture& b);

// For messages: `q,r=letters` for each cell.
std::string text_of(const Picture& picture);

// The letter of HOP: upper case for White.
char letter_of(const hive::Bug& bug);

}  // namespace plyglot::test
