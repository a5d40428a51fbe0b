#pragma once
// The files that lie beside the project, for programs with and without a test framework.

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

// A file under the shared folder; none if there is no such file.
std::optional<std::string> shared_file(const std::string& path);

// Splits at every occurrence; a text that is empty has no part.
std::vector<std::string> split(const std::string& text, char separator);

}  // namespace plyglot::test
