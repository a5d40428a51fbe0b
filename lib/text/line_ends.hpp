#pragma once
// The line ends of a text, without finding its lines.

#include <plyglot/source.hpp>

namespace plyglot::text {

// How many line ends the text has. A carriage return as its last byte counts where it ends a line of its own.
std::uint32_t count_line_ends(std::string_view text, LineEnds line_ends);

// Where the next line feed or carriage return is; the size of the text if there is none.
std::size_t find_line_end(std::string_view text, std::size_t from);

// LF, or CR LF if the first line of the text ends so.
std::string_view line_end_of(std::string_view text);

}  // namespace plyglot::text
