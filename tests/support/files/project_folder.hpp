#pragma once
// Where the files of the project are. No other file knows, so that a compiler cache serves every clone.

#include <string>

namespace plyglot::test {

// Without a slash at the end.
std::string project_folder();
// The folder beside the project in which games of other people lie; it need not exist. The environment's PLYGLOT_SHARED
// names another: with PLYGLOT_SHARED=none a run is one that has nothing beside it.
std::string shared_folder();

}  // namespace plyglot::test
