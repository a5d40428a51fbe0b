#pragma once
// Walks directories.

#include "plyglot/run.hpp"

#include <vector>

namespace plyglot::tool {

// The paths of all files under a directory, sorted by their bytes. Links to directories are not followed. What cannot
// be listed is a failure of the run, and the rest is listed.
std::vector<std::string> files_in(const std::string& directory, Run& run);

}  // namespace plyglot::tool
