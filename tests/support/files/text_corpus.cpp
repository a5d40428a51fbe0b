#include "support/files/text_corpus.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace plyglot::test {

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> corpus_files_in(const std::string& folder, const std::string& extension) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(project_folder() + "/corpus/" + folder)) {
    if (entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  REQUIRE_FALSE(files.empty());
  return files;
}

}  // namespace plyglot::test
