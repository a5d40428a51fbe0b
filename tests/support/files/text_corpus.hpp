#pragma once
// The files of the project's own texts.

#include <filesystem>
#include <string>
#include <vector>

namespace plyglot::test {

std::string file_text(const std::filesystem::path& path);

// The files of a folder of corpus/ with an extension, sorted; there must be some.
std::vector<std::filesystem::path> corpus_files_in(const std::string& folder, const std::string& extension);

}  // namespace plyglot::test
