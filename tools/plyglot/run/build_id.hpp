#pragma once
// Which build of plyglot runs.

#include <string>

namespace plyglot::tool {

// What the linker has made of all that is in the program, and in libraries of plyglot and of characters that it has
// loaded: of two builds that differ it is another one. Empty where there is none.
std::string build_id();

}  // namespace plyglot::tool
