#pragma once
// Where a path leads.

#include <string>

namespace plyglot::tool {

// The path of the file that a link points to, through further links, also if it is not there yet; else the path itself.
std::string followed(const std::string& path);

}  // namespace plyglot::tool
