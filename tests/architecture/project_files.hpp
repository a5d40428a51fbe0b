#pragma once
// The files of the project, as the tests of its shape read them.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::architecture {

// A file with its path from the top of the project, with `/`.
struct ProjectFile {
  std::string path;
  std::string text;
};

// All files under the folders, in the order of their paths. A folder that is not there has none.
std::vector<ProjectFile> files_under(const std::vector<std::string_view>& folders);
// Those of them that hold C++ or a list that C++ includes.
std::vector<ProjectFile> code_under(const std::vector<std::string_view>& folders);

// One `#include`, without its brackets or quotes.
struct Include {
  std::string target;
  bool is_quoted = false;
  std::size_t line = 0;
};
std::vector<Include> includes_of(const ProjectFile& file);

bool starts_with(std::string_view text, std::string_view prefix);
bool ends_with(std::string_view text, std::string_view suffix);
// An ASCII letter, a digit or `_`.
bool is_word_character(char c);
// Whether the text contains the word with no other letter, digit or `_` beside it.
bool holds_word(const std::string& text, const std::string& word);

}  // namespace plyglot::architecture
