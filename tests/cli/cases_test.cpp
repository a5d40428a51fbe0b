#include "cli/case_file.hpp"

#include "cli/process.hpp"
#include "support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace plyglot;

TEST_CASE("the command line does what its cases say") {
  std::size_t cases = 0;
  for (const std::filesystem::directory_entry& entry : std::filesystem::recursive_directory_iterator(PLYGLOT_CASES)) {
    if (entry.path().extension() != ".txt") continue;
    ++cases;
    INFO(entry.path().filename().string());
    const std::string expected = cli::read_whole(entry.path());
    const std::string actual = cli::replay(expected);
    CHECK(actual == expected);
    if (std::getenv("PLYGLOT_UPDATE") != nullptr && actual != expected) {
      std::ofstream(entry.path(), std::ios::binary) << actual;
    }
  }
  CHECK(cases > 0);
}
