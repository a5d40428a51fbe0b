// Games of other people lie beside the project, and not in it.
#include "architecture/project_files.hpp"

#include "framework/skips.hpp"
#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/shared_files.hpp"

#include <map>

using namespace plyglot;
using namespace plyglot::architecture;

TEST_CASE("no file of the data beside the project is in it word for word") {
  const std::filesystem::path data = std::filesystem::path(test::shared_folder()) / "data";
  if (!std::filesystem::exists(data)) return test::skip_file("data");
  std::map<std::string, std::string> ours;
  for (ProjectFile& file : files_under({"corpus", "docs", "grammars", "lib", "tests", "tools", "cmake"})) {
    ours.emplace(std::move(file.text), file.path);
  }
  for (const auto& entry : std::filesystem::recursive_directory_iterator(data)) {
    if (!entry.is_regular_file()) continue;
    const auto same = ours.find(test::file_bytes(entry.path().string()).value());
    CAPTURE(entry.path().string());
    CHECK((same == ours.end() ? "" : same->second) == std::string());
  }
}
