#include "plyglot/config/config.hpp"

#include <algorithm>
#include <filesystem>

namespace plyglot::tool::config {
namespace {

bool matches_any(const std::vector<PathPattern>& patterns, const PathNames& path) {
  return std::any_of(patterns.begin(), patterns.end(),
                     [&](const PathPattern& pattern) { return pattern.matches(path); });
}

}  // namespace

bool Layer::is_for(const PathNames& path) const { return files.empty() || matches_any(files, path); }

std::string Config::relative_path(std::string_view file) const {
  const std::string_view start = file.substr(0, folder.size());
  const bool is_below = start == folder && file.size() > folder.size() && file[folder.size()] == '/';
  if (is_below) return std::string(file.substr(folder.size() + 1));
  return std::filesystem::path(file).lexically_relative(folder + "/").string();
}

bool Config::excludes(std::string_view file) const {
  if (exclude.empty()) return false;
  const std::string path = relative_path(file);
  return matches_any(exclude, names_in(path));
}

}  // namespace plyglot::tool::config
