#pragma once
// Where the files of the project are. No other file knows, so that a compiler cache serves every clone.

#include <string>

namespace plyglot::test {

// Without a slash at the end.
std::string project_folder();
// The specifications' data beside the project; it need not exist.
std::string shared_folder();

}  // namespace plyglot::test
