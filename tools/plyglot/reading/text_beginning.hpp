#pragma once
// What a file begins with, where only that tells what it holds.

#include <string>

namespace plyglot::tool {

// As many bytes from there on as tell a notation, or all that there are. An error comes again where the rest is read.
std::string read_beginning(int file);
// The same of a file; empty if it cannot be opened.
std::string beginning_of(const std::string& path);
// Whether it has a name under which people save what they paste.
bool may_hold_any_notation(const std::string& path);
// Neither empty nor of bytes that no text has.
bool has_text(const std::string& path);

}  // namespace plyglot::tool
