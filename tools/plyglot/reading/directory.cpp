#include "plyglot/reading/directory.hpp"

#include "text/format.hpp"

#include <algorithm>
#include <filesystem>

namespace plyglot::tool {

namespace fs = std::filesystem;

std::vector<std::string> files_in(const std::string& directory, const std::function<void(const std::string&)>& failed) {
  std::vector<std::string> files;
  // A list of its own instead of recursion: directories may be nested as deep as they like.
  std::vector<fs::path> waiting = {directory};
  while (!waiting.empty()) {
    const fs::path current = std::move(waiting.back());
    waiting.pop_back();
    std::error_code error;
    for (fs::directory_iterator entry(current, error), end; !error && entry != end; entry.increment(error)) {
      std::error_code unknown;
      if (entry->is_directory(unknown) && !entry->is_symlink(unknown)) {
        waiting.push_back(entry->path());
      } else if (entry->is_regular_file(unknown) || (entry->is_symlink(unknown) && !entry->exists(unknown))) {
        // Of a link that leads nowhere it is said that it cannot be read.
        files.push_back(entry->path().string());
      }
    }
    if (error) failed(text::format("{}: {}", current.string(), error.message()));
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace plyglot::tool
