#pragma once
// Pieces of a text inside messages.

#include <string>
#include <string_view>

namespace plyglot::text {

// The text in backticks, as one line of visible characters. Longer ones than about thirty bytes are cut in the middle.
std::string quote(std::string_view text);

// The text as one line of visible characters, with one space in place of blanks and line ends. What follows the first
// `longest` bytes is cut off.
std::string on_one_line(std::string_view text, std::size_t longest = 60);

// A path as git writes it where lines are read by programs: as it is, or in double quotes with the escapes of C if it
// holds a quote, a backslash, or what cannot be seen: `"a\033b"`.
std::string quoted_path(std::string_view path);

// A path as a shell takes it for a program, in quotes if need be. One that looks like an option is a file in this
// folder.
std::string shell_path(std::string_view path);

// What a character is called: "`*`", "`é` (U+00E9)", "U+FEFF" for one that cannot be seen, or "the byte 0xFF". The text
// is one character, or one byte that belongs to none.
std::string describe_character(std::string_view character);

}  // namespace plyglot::text
