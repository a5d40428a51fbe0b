#pragma once
// Golden cases of the command line.
//
// A case is a text of sections. A section begins with a line `== KIND ARGUMENT`; its body goes to the next such line.
//   == file NAME      writes a file
//   == escaped NAME   the same; the body's line ends do not count, and \n \r \t \xHH stand for bytes.
//                     Anything else after a backslash is a std::runtime_error.
//   == run COMMAND    runs a line of shell in the folder of the case
//   == status, == stdout, == stderr   what the command before is expected to do; empty output has no section
//   == after NAME     what the file is expected to hold now
// The text before the first section is for the reader.

#include <string>

namespace plyglot::cli {

// Runs the case and returns it with what really happened in the place of what is expected.
std::string replay(const std::string& text);

}  // namespace plyglot::cli
