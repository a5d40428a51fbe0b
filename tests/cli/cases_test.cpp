#include "cli/case_file.hpp"

#include "cli/process.hpp"
#include "support/checks/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

using namespace plyglot;

TEST_CASE("a case has no escapes but its own") {
  for (const char* body : {"\\u200B\n", "\\", "\\x4\n", "\\xg0\n", "\\\\\n", "\\N\n"}) {
    INFO(body);
    CHECK_THROWS_AS(cli::replay(std::string("== escaped a.txt\n") + body), std::runtime_error);
  }
  CHECK_NOTHROW(cli::replay("== escaped a.txt\n\\n\\r\\t\\x00\\xfF\n"));
}

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
