#pragma once
// Patterns of paths, as people know them from .gitignore.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::config {

// The names in a path, between its slashes.
using PathNames = std::vector<std::string_view>;
PathNames names_in(std::string_view path);

// `*` and `?` stand for any characters and any one of a name, `[ab]`, `[a-z]` and `[!a]` for one of a set, a name `**`
// for any number of folders. A pattern without a slash before its end names files and folders wherever they are,
// another one from the folder of the config. A pattern that names a folder names all that is in it; one that ends in a
// slash names folders only.
class PathPattern {
 public:
  // None for a text that is not a pattern; then `problem` says why.
  static std::optional<PathPattern> of(std::string_view text, std::string& problem);

  // The path is relative to the folder of the config, and has no `.` in it. The time is bounded by the product of both
  // lengths.
  bool matches(const PathNames& path) const;

  // What one name of a path may be.
  struct Name {
    std::string text;
    // Characters, `?`, `*` and sets; empty for a name that stands for itself alone.
    std::vector<std::u32string> parts;
  };

 private:
  std::vector<Name> names_;
};

}  // namespace plyglot::tool::config
