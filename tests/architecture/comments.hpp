#pragma once
// The comments and strings of source files, and the paragraphs of pages.

#include "architecture/project_files.hpp"

#include <string>
#include <vector>

namespace plyglot::architecture {

struct Comment {
  // Without the marks, the lines joined by spaces; of a string, the text between its quotes.
  std::string text;
  // The first one.
  std::size_t line = 0;
  bool is_string = false;
};

// Of a file in C++ or C, in the order of the text. Line comments directly below each other are one.
std::vector<Comment> comments_and_strings(const ProjectFile& file);
// Of any other file: lines that begin with `//` or `#`.
std::vector<Comment> comment_lines(const ProjectFile& file);
// Of a page in Markdown: the texts between empty lines, without blocks of code.
std::vector<Comment> paragraphs(const ProjectFile& file);

}  // namespace plyglot::architecture
