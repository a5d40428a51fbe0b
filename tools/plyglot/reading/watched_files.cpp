#include "plyglot/reading/watched_files.hpp"

#include "plyglot/config/match.hpp"
#include "plyglot/reading/directory.hpp"

#include <plyglot/toolchain.hpp>

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

namespace plyglot::tool {
namespace {

namespace fs = std::filesystem;

bool is_config(const std::string& path) { return fs::path(path).filename() == config::file_name; }

class Watched {
 public:
  explicit Watched(const InputOptions& input) : input_(input), finder_(input.config) {}

  FileVersions versions() {
    for (const std::string& path : input_.paths) add_path(path);
    if (!input_.config.file.empty()) add_config(input_.config.file);
    return std::move(versions_);
  }

 private:
  // A config may be met from below and from above.
  void add_config(const std::string& path) { add(path, finder_.shown(finder_.absolute(path))); }
  void add_text(const std::string& path) { add(path, path); }

  void add(const std::string& path, const std::string& name) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) return;
    versions_[name] = version_of(status);
  }

  void add_path(const std::string& path) {
    std::error_code error;
    const bool is_folder = fs::is_directory(path, error);
    // A config above may come and go at any time.
    fs::path folder = finder_.absolute(path);
    for (bool is_top = input_.config.wants_none; !is_top; is_top = folder == folder.root_path()) {
      folder = folder.parent_path();
      add_config((folder / config::file_name).string());
    }
    if (!is_folder) return add_text(path);
    for (const std::string& file : files_in(path, [](const std::string&) {})) {
      if (is_config(file)) {
        if (!input_.config.wants_none) add_config(file);
      } else if (is_read(file)) {
        add_text(file);
      }
    }
  }

  bool is_read(const std::string& file) {
    if (!toolchain::notation_for_file(file).empty() || !input_.from.empty()) return true;
    const config::Config* config = finder_.for_file(file);
    if (config == nullptr || !config->is_good()) return false;
    return config::notation_of(config::match(config, finder_.absolute(file))) != nullptr;
  }

  const InputOptions& input_;
  config::Finder finder_;
  FileVersions versions_;
};

}  // namespace

FileVersions versions_of(const InputOptions& input) { return Watched(input).versions(); }

std::vector<std::string> changes(const FileVersions& before, const FileVersions& after) {
  std::vector<std::string> changed;
  for (const auto& [path, stamp] : before) {
    const auto now = after.find(path);
    if (now == after.end() || !(now->second == stamp)) changed.push_back(path);
  }
  for (const auto& [path, stamp] : after) {
    if (before.count(path) == 0) changed.push_back(path);
  }
  std::sort(changed.begin(), changed.end());
  return changed;
}

std::size_t count_of_texts(const FileVersions& versions) {
  return static_cast<std::size_t>(
      std::count_if(versions.begin(), versions.end(), [](const auto& each) { return !is_config(each.first); }));
}

}  // namespace plyglot::tool
