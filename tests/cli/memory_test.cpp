#include "cli/process.hpp"

#include "support/catch.hpp"
#include "support/sanitizers.hpp"

#include <fstream>

using namespace plyglot;

namespace {

constexpr std::size_t megabyte = 1024 * 1024;

void write_positions(const std::string& path, std::size_t size) {
  std::ofstream file(path, std::ios::binary);
  std::string block;
  for (std::size_t line = 0; block.size() < megabyte; ++line) {
    // Every hundredth position has findings, so that their way out is measured as well.
    block += line % 100 == 0 ? "base M,QA+m1+q,x\n" : "base+LMlm,A+gas-A-GA+aq+b+s8=B2-(a!G-S1+Q)8+b,w\n";
  }
  for (std::size_t written = 0; written < size; written += block.size()) file << block;
}

}  // namespace

TEST_CASE("a file of 100 MB is checked in less than 64 MB of memory") {
  if (test::is_sanitized) {
    WARN("memory is not measured under a sanitizer, which needs its own");
    return;
  }
  const cli::Folder folder;
  write_positions(folder.path() + "/large.hop", 100 * megabyte);
  // The more threads, the more chunks are on their way.
  const cli::Outcome outcome = cli::run_shell(folder, "plyglot lint --quiet --jobs 4 large.hop | tail -c 100");
  CHECK(outcome.status == 0);
  CHECK(!outcome.out.empty());
  CHECK(outcome.peak_memory > static_cast<long>(megabyte));
  CHECK(outcome.peak_memory < static_cast<long>(64 * megabyte));
}
