#include "support/files/shared_files.hpp"

#include "framework/skips.hpp"
#include "support/files/project_folder.hpp"

#include <fstream>
#include <sstream>

namespace plyglot::test {

std::optional<std::string> file_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::optional<std::string> shared_file(const std::string& path) {
  std::optional<std::string> text = file_bytes(shared_folder() + '/' + path);
  if (!text) skip_file(path);
  return text;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  // The last part is empty if the text ends with the separator.
  if (!text.empty() && text.back() == separator && separator != '\n') parts.emplace_back();
  return parts;
}

}  // namespace plyglot::test
