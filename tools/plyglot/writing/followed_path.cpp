#include "plyglot/writing/followed_path.hpp"

#include <filesystem>

namespace plyglot::tool {

namespace fs = std::filesystem;

std::string followed(const std::string& path) {
  constexpr int most_links = 40;
  fs::path place = path;
  std::error_code error;
  for (int i = 0; i < most_links && fs::is_symlink(fs::symlink_status(place, error)); ++i) {
    // A link is relative to its own folder.
    place = place.parent_path() / fs::read_symlink(place, error);
    if (error) break;
  }
  return place.string();
}

}  // namespace plyglot::tool
