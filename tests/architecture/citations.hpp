#pragma once
// Citations of the specifications, as docs/spec/README.md defines them.

#include "architecture/project_files.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::architecture {

struct Citation {
  // `hop`, `hive-rules`.
  std::string document;
  // `R12`, `R24d`, `R7.4`; of a section `3.1`.
  std::string id;
  // Where the comment or the paragraph begins.
  std::string path;
  std::size_t line = 0;
};

// `R24` of `R24d` and of `R24`; empty for a section.
std::string rule_of(std::string_view id);

// The ids of each document that have an anchor.
class Specifications {
 public:
  // Of documents such as docs/spec/hop.md. Other files are left out, README.md as well.
  explicit Specifications(const std::vector<ProjectFile>& documents);

  const std::map<std::string, std::set<std::string>>& ids() const { return ids_; }
  bool has(const Citation& citation) const;
  // In comments, with or without the document, and in strings, with the document. Of C++ and C all comments count, of
  // other files those that are alone on their lines.
  std::vector<Citation> cited_in_code(const ProjectFile& file) const;
  // Between backticks; in the specifications themselves also bare ids outside of backticks.
  std::vector<Citation> cited_in_page(const ProjectFile& file) const;

 private:
  struct Passage;

  std::string_view document_at(std::string_view text, std::size_t at) const;
  // The document of the game that has ids with this letter; empty if there is none.
  std::string document_of(std::string_view game, char letter) const;
  void scan(const Passage& passage, std::vector<Citation>& found) const;
  void scan_code(const Passage& passage, std::vector<Citation>& found) const;
  std::size_t scan_list(const Passage& passage, Citation citation, std::size_t at, std::vector<Citation>& found) const;

  std::map<std::string, std::set<std::string>> ids_;
  // By game and letter.
  std::map<std::pair<std::string, char>, std::string> documents_;
};

}  // namespace plyglot::architecture
