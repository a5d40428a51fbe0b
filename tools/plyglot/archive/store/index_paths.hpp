#pragma once
// Files as an index names them: from the folder that the index is in, so that both can be moved together. A link to an
// index is not the index: it may be in another folder.

#include "plyglot/writing/followed_path.hpp"

#include <filesystem>
#include <string>

namespace plyglot::tool::archive {

inline std::filesystem::path folder_of_index(const std::string& index) {
  return std::filesystem::absolute(followed(index)).parent_path();
}

// What is in the column `path`.
inline std::string stored_path(const std::string& index, const std::string& file) {
  const std::filesystem::path folder = folder_of_index(index);
  return std::filesystem::absolute(file).lexically_normal().lexically_proximate(folder.lexically_normal()).string();
}

// The same file as the user sees it: from the current folder.
inline std::string shown_path(const std::string& index, const std::string& stored) {
  const std::filesystem::path here = std::filesystem::current_path();
  const std::filesystem::path file = folder_of_index(index) / stored;
  const std::filesystem::path near = file.lexically_normal().lexically_proximate(here);
  // A path through many folders up is harder to read than a whole one.
  return near.string().starts_with("../../..") ? file.lexically_normal().string() : near.string();
}

}  // namespace plyglot::tool::archive
