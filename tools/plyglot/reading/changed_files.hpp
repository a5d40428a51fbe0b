#pragma once
// `--since COMMIT`: the files that git says differ from a commit.

#include <string>
#include <unordered_map>
#include <unordered_set>

namespace plyglot::tool {

// Those of the work tree or the index that differ, and those that are not tracked and not ignored. Of a submodule that
// differs, and of a repository inside that is not tracked, all files are.
class ChangedFiles {
 public:
  // Asks the git that PATH names, about the repository that the working directory is in. A UsageError if there is none
  // or no such commit.
  explicit ChangedFiles(const std::string& commit);

  // Whether a file is one of them, or a link to one. A UsageError if it is not in the repository.
  bool has(const std::string& path);

 private:
  struct Folder {
    // Absolute, without links; with a slash at its end.
    std::string path;
    // As a whole.
    bool is_changed = false;
  };
  const Folder& folder(const std::string& name);
  bool is_named(const std::string& path) const { return names_.count(path) != 0; }
  bool is_inside(const std::string& path) const { return path.substr(0, top_.size()) == top_; }

  // The folder of the work tree, as that of a file is.
  std::string top_;
  // Absolute.
  std::unordered_set<std::string> names_;
  // By the path under which a folder is named.
  std::unordered_map<std::string, Folder> folders_;
};

}  // namespace plyglot::tool
