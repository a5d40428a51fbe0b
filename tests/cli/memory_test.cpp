#include "cli/process.hpp"

#include "support/catch.hpp"

#include <fstream>

using namespace plyglot;

namespace {

constexpr std::size_t megabyte = 1024 * 1024;
// More than the memory that is allowed, so that no file fits into it.
constexpr std::size_t file_size = 70 * megabyte;

struct LargeFile {
  std::string name;
  // Every hundredth record has findings, so that their way out is measured as well.
  std::string usual;
  std::string faulty;
};

const LargeFile files[] = {
    {"large.hop", "base+LMlm,A+gas-A-GA+aq+b+s8=B2-(a!G-S1+Q)8+b,w\n", "base M,QA+m1+q,x\n"},
    {"large.uhp", "Base;InProgress;White[5];wG1;bG1 wG1-;wQ /wG1;bQ bG1/;wA1 -wG1;bA1 bG1-;wA1 bA1-;bB1 bQ-\n",
     "Base;InProgress;White[2];wG1;bG1 wG1-;wQ bG1-\n"},
};

void write(const std::string& path, const LargeFile& of) {
  std::ofstream file(path, std::ios::binary);
  std::string block;
  for (std::size_t line = 0; block.size() < megabyte; ++line) block += line % 100 == 0 ? of.faulty : of.usual;
  for (std::size_t written = 0; written < file_size; written += block.size()) file << block;
}

}  // namespace

TEST_CASE("a file of any size is checked in less than 64 MB of memory") {
  for (const LargeFile& large : files) {
    INFO(large.name);
    const cli::Folder folder;
    write(folder.path() + '/' + large.name, large);
    // The more threads, the more chunks are on their way.
    const cli::Outcome outcome =
        cli::run_shell(folder, "plyglot lint --quiet --jobs 4 " + large.name + " | tail -c 100");
    CHECK(outcome.status == 0);
    CHECK(!outcome.out.empty());
    CHECK(outcome.peak_memory > static_cast<long>(megabyte));
    CHECK(outcome.peak_memory < static_cast<long>(64 * megabyte));
  }
}
