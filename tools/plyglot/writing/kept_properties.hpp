#pragma once
// What a file that takes another one's place keeps of it beside the text.

#include <sys/stat.h>

#include <string>
#include <vector>

namespace plyglot::tool {

// Gives the open file the owner, the mode, the extended attributes and the access control list of the one at `path`,
// of which `old` was asked. Returns what could not be kept, as noun phrases such as "its owner". The time of the last
// change is that of the change.
std::vector<std::string> keep_properties(int descriptor, const std::string& path, const struct stat& old);

// The mode of a new file, as the caller's mask wants it.
mode_t mode_of_new_file();

}  // namespace plyglot::tool
