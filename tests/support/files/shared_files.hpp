#pragma once
// The files that lie beside the project, for programs with and without a test framework.

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

// The bytes of a file; none if there is no such file.
std::optional<std::string> file_bytes(const std::string& path);

// A file under the shared folder, such as `data/hexix/new-player-game.txt`; none if there is no such file. Then the
// test that asks counts as skipped: it is to leave out what it cannot look at, and need not say so.
std::optional<std::string> shared_file(const std::string& path);

// Splits at every occurrence; a text that is empty has no part.
std::vector<std::string> split(const std::string& text, char separator);

}  // namespace plyglot::test
