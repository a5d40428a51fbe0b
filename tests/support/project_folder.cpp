#include "support/project_folder.hpp"

namespace plyglot::test {

std::string project_folder() { return PLYGLOT_SOURCE_DIR; }

std::string shared_folder() { return PLYGLOT_SHARED_DIR; }

}  // namespace plyglot::test
