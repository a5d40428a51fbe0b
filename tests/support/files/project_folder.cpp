#include "support/files/project_folder.hpp"

#include <cstdlib>

namespace plyglot::test {

std::string project_folder() { return PLYGLOT_SOURCE_DIR; }

std::string shared_folder() {
  const char* const other = std::getenv("PLYGLOT_SHARED");
  return other == nullptr ? PLYGLOT_SHARED_DIR : other;
}

}  // namespace plyglot::test
