// What `lint --cache` keeps takes no more memory than what it prints.

#include "cli/process.hpp"

#include "support/checks/catch.hpp"
#include "text/format.hpp"

#include <filesystem>

using namespace plyglot;

TEST_CASE("a file with more findings than are kept takes no more memory than some that are") {
  const cli::Folder folder;
  std::string many;
  for (int i = 0; i < 1'500'000; ++i) many += "QA-a,B\n";
  folder.write("many.hop", many);
  const cli::Outcome outcome = cli::run_shell(folder, "plyglot lint --statistics --cache kept many.hop");
  CHECK(outcome.status == 1);
  CHECK(outcome.peak_memory < 48L << 20);
}

TEST_CASE("what is remembered of many files takes no more memory than that of a few") {
  const cli::Folder folder;
  std::string many;
  for (int i = 0; i < 12'000; ++i) many += "QA-a,B\n";
  for (int i = 0; i < 60; ++i) folder.write(text::format("a/{:02}.hop", i), many);
  const std::string lint = "plyglot lint --jobs 1 --output-format gcc --cache kept a";
  const cli::Outcome first = cli::run_shell(folder, lint + " | cksum");
  CHECK(std::filesystem::file_size(folder.path() + "/kept/plyglot-lint.cache") > 50U << 20);
  const cli::Outcome again = cli::run_shell(folder, lint + " | cksum");
  CHECK(again.out == first.out);
  CHECK(again.peak_memory < 32L << 20);
}
