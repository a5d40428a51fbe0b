#pragma once
// The parts of a record, for outlines.

#include <plyglot/annotations.hpp>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends the game with its headers, the position that it begins with, and its turns, which hold their actions.
void append_parts(const Record& record, const text::Source& source, std::vector<annotations::Part>& parts);

}  // namespace plyglot::homeworlds
