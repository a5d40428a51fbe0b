#include "architecture/project_files.hpp"

#include "support/files/project_folder.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace plyglot::architecture {
namespace {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

bool starts_with(std::string_view text, std::string_view prefix) { return text.substr(0, prefix.size()) == prefix; }

bool ends_with(std::string_view text, std::string_view suffix) {
  return text.size() >= suffix.size() && text.substr(text.size() - suffix.size()) == suffix;
}

bool is_word_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

bool holds_word(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const bool begins = at == 0 || !is_word_character(text[at - 1]);
    const std::size_t end = at + word.size();
    if (begins && (end == text.size() || !is_word_character(text[end]))) return true;
  }
  return false;
}

std::vector<ProjectFile> files_under(const std::vector<std::string_view>& folders) {
  const std::filesystem::path top = test::project_folder();
  std::vector<ProjectFile> files;
  for (const std::string_view folder : folders) {
    if (!std::filesystem::exists(top / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(top / folder)) {
      if (!entry.is_regular_file()) continue;
      const std::string path = entry.path().lexically_relative(top).generic_string();
      if (path.find("node_modules/") == std::string::npos) files.push_back({path, read_file(entry.path())});
    }
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

std::vector<ProjectFile> code_under(const std::vector<std::string_view>& folders) {
  std::vector<ProjectFile> files = files_under(folders);
  const auto is_no_code = [](const ProjectFile& file) {
    return !ends_with(file.path, ".cpp") && !ends_with(file.path, ".hpp") && !ends_with(file.path, ".def");
  };
  files.erase(std::remove_if(files.begin(), files.end(), is_no_code), files.end());
  return files;
}

std::vector<Include> includes_of(const ProjectFile& file) {
  std::vector<Include> includes;
  std::istringstream lines(file.text);
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    constexpr std::string_view directive = "#include ";
    if (!starts_with(line, directive)) continue;
    const char opening = line[directive.size()];
    const std::size_t begin = directive.size() + 1;
    const std::size_t end = line.find(opening == '"' ? '"' : '>', begin);
    includes.push_back({line.substr(begin, end - begin), opening == '"', number});
  }
  return includes;
}

}  // namespace plyglot::architecture
