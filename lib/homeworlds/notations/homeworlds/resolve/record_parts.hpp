#pragma once
// What is in a text, from top to bottom, for printing (homeworlds 5).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// homeworlds 5: what surrounds the words of chat stays as it is: what is below them up to the next word, without the
// last line end. A carriage return alone ends a line too, and would not before a line feed.
std::string chat_space(std::string_view below, bool is_last);

// Fills headers, comments, unread text and the parts of a record whose turns are known. A comment inside a turn or a
// position goes above it, unless the turn is copied and the comment with it.
void take_parts(const Reading& reading, Record& record);

}  // namespace plyglot::homeworlds
