#include "plyglot/config/finder.hpp"

#include "plyglot/config/regular_file.hpp"
#include "plyglot/config/toml_tree.hpp"

#include "text/format.hpp"

#include <plyglot/line_index.hpp>

#include <sys/stat.h>

#include <filesystem>

namespace plyglot::tool::config {
namespace {

namespace fs = std::filesystem;

// Whether a config of that path is meant to be there: a link that leads nowhere is one that cannot be read.
bool is_there(const std::string& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0;
}

// Fills the text; else says why it cannot be read.
std::string read_text(const std::string& path, std::string& text) {
  RegularFile file(path);
  text = file.bytes(0, largest_config + 1);
  if (file.problem().empty() && text.size() > largest_config) return "a config has 64 KiB at most";
  return file.problem();
}

bool is_link_to_other_name(const std::string& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  return !error && real.filename() != fs::path(path).filename();
}

// A link may lead to a file that is not a config, and whose text must not be shown: its first problem without any text.
std::string said_without_text(const Config& config) {
  const diagnostics::Diagnostic& first = config.problems.front();
  const text::Position place = text::LineIndex({config.name, config.text}).position(first.span.begin);
  return text::format("{} in line {}, column {} (not shown, since this is a link to a file of another name)",
                      diagnostics::catalogue_entry(first.id).name, place.line, place.code_point_column);
}

// Without the slash at its end; empty for the root.
std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/')); }

}  // namespace

Finder::Finder(Wish wish) : wish_(std::move(wish)) {
  std::error_code error;
  working_directory_ = fs::current_path(error).string();
  if (working_directory_ == "/") working_directory_.clear();
}

std::string Finder::absolute(std::string_view path) const {
  std::string whole = path.substr(0, 1) == "/" ? std::string(path) : working_directory_ + '/' + std::string(path);
  const bool is_normal = whole.find("/.") == std::string::npos && whole.find("//") == std::string::npos;
  return is_normal ? whole : fs::path(whole).lexically_normal().string();
}

std::string Finder::shown(const std::string& path) const {
  return fs::path(path).lexically_relative(working_directory_ + "/").string();
}

const Config* Finder::for_file(std::string_view path) { return for_folder(folder_of(absolute(path))); }

const Config* Finder::for_working_directory() { return for_folder(working_directory_); }

const Config* Finder::for_folder(std::string folder) {
  if (wish_.wants_none) return nullptr;
  if (!wish_.file.empty()) {
    if (only_ == nullptr) only_ = load(absolute(wish_.file), wish_.file);
    return only_;
  }
  std::vector<std::string> passed;
  const Config* found = nullptr;
  for (bool is_root = false; !is_root; folder = folder_of(folder)) {
    const auto known = by_folder_.find(folder);
    if (known != by_folder_.end()) {
      found = known->second;
      break;
    }
    passed.push_back(folder);
    const std::string path = folder + '/' + std::string(file_name);
    if (is_there(path)) {
      found = load(path, shown(path));
      break;
    }
    is_root = folder.empty();
  }
  for (std::string& each : passed) by_folder_.emplace(std::move(each), found);
  return found;
}

const Config* Finder::load(const std::string& path, std::string name) {
  Config& config = configs_.emplace_back();
  config.name = std::move(name);
  config.folder = folder_of(path);
  config.failure = read_text(path, config.text);
  if (config.failure.empty()) read_config(config);
  if (!config.problems.empty() && is_link_to_other_name(path)) {
    config.failure = said_without_text(config);
    config.problems.clear();
  }
  return &config;
}

}  // namespace plyglot::tool::config
