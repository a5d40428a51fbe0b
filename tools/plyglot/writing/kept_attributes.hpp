#pragma once
// What systems keep of a file beside its owner, mode and bytes.

#include <string>
#include <vector>

namespace plyglot::tool {

// Gives the open file the extended attributes and the access control list of the one at `path`. Adds what could not be
// kept to `lost`, as noun phrases such as "its access control list".
void keep_attributes(int descriptor, const std::string& path, std::vector<std::string>& lost);

}  // namespace plyglot::tool
