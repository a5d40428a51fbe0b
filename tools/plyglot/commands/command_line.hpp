#pragma once
// From the words of the command line to the exit status.

namespace plyglot::tool {

// Throws nothing: what goes wrong is said on standard error, and is status 2.
int run_command_line(int argc, char** argv) noexcept;

}  // namespace plyglot::tool
