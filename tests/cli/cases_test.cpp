#include "cli/case_file.hpp"

#include "support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace plyglot;

namespace {

namespace fs = std::filesystem;

std::string read_whole(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("the command line does what its cases say") {
  std::size_t cases = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(PLYGLOT_CASES)) {
    if (entry.path().extension() != ".txt") continue;
    ++cases;
    INFO(entry.path().filename().string());
    const std::string expected = read_whole(entry.path());
    const std::string actual = cli::replay(expected);
    CHECK(actual == expected);
    if (std::getenv("PLYGLOT_UPDATE") != nullptr && actual != expected) {
      std::ofstream(entry.path(), std::ios::binary) << actual;
    }
  }
  CHECK(cases > 0);
}
