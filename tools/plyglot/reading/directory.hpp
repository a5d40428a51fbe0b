#pragma once
// Walks directories.

#include <functional>
#include <string>
#include <vector>

namespace plyglot::tool {

// The paths of all files under a directory, and of links that lead nowhere, sorted by their bytes. Links to directories
// are not followed. What cannot be listed is reported to `failed`, with the reason, and the rest is listed.
std::vector<std::string> files_in(const std::string& directory, const std::function<void(const std::string&)>& failed);

}  // namespace plyglot::tool
