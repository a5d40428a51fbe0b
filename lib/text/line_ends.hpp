#pragma once
// Counting lines without finding them.

#include <plyglot/source.hpp>

namespace plyglot::text {

// How many line ends the text has. A carriage return as its last byte counts where it ends a line of its own.
std::uint32_t count_line_ends(std::string_view text, LineEnds line_ends);

}  // namespace plyglot::text
