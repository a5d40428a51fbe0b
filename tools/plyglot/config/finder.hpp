#pragma once
// Which config is for which file: the nearest one upward from it.

#include "plyglot/config/config.hpp"

#include <deque>
#include <unordered_map>

namespace plyglot::tool::config {

// What the command line says of configs.
struct Wish {
  bool wants_none = false;
  // The only config there is; empty to look for the nearest ones.
  std::string file;
};

class Finder {
 public:
  explicit Finder(Wish wish);
  Finder(const Finder&) = delete;
  Finder& operator=(const Finder&) = delete;

  // Null if there is none. Every folder is looked into once, and every config is read once: what changes afterwards is
  // not seen. It is owned by the finder, and may be one that is not good.
  const Config* for_file(std::string_view path);
  const Config* for_working_directory();
  // Absolute and normal; links are not followed.
  std::string absolute(std::string_view path) const;
  // An absolute path as it is seen from the working directory.
  std::string shown(const std::string& path) const;
  // All that were read, in the order of reading.
  const std::deque<Config>& read() const { return configs_; }

 private:
  const Config* for_folder(std::string folder);
  const Config* load(const std::string& path, std::string name);

  Wish wish_;
  std::string working_directory_;
  std::deque<Config> configs_;
  // By absolute path, without a slash at its end; null for a folder without a config in it or above it.
  std::unordered_map<std::string, const Config*> by_folder_;
  const Config* only_ = nullptr;
};

}  // namespace plyglot::tool::config
