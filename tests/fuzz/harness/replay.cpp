// Runs a fuzz target on files, without a fuzzer: [--mutations N] [--verbose] PATH... Each file is an input, each of its
// lines is one, and so are N small changes of each line, the same ones in every run.
#include "fuzz/harness/target.hpp"
#include "support/hop_texts.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace {

std::string current_input;
std::size_t inputs_run = 0;

// The input that broke the target, on the way out.
void show_input(int) {
  std::cerr << "the input was (" << current_input.size() << " bytes):\n" << current_input << std::endl;
  std::signal(SIGABRT, SIG_DFL);
  std::abort();
}

void run(std::string input) {
  current_input = std::move(input);
  ++inputs_run;
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current_input.data()), current_input.size());
}

void replay(const std::filesystem::path& path, std::size_t mutations) {
  std::ifstream stream(path, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(stream), {}};
  run(whole);
  plyglot::test::Random random(whole.size());
  std::istringstream lines(whole);
  for (std::string line; std::getline(lines, line);) {
    run(line);
    // Long lines take long, and their changes are no more than those of short ones.
    constexpr std::size_t bytes = 10000;
    const std::size_t changes = std::min(mutations, 1 + bytes / (line.size() + 1));
    for (std::size_t i = 0; i < changes; ++i) run(plyglot::test::mutated(random, line));
  }
}

std::vector<std::filesystem::path> files_at(const std::filesystem::path& path) {
  if (!std::filesystem::is_directory(path)) return {path};
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
    // What lies beside the texts is what is expected of them.
    if (entry.is_regular_file() && entry.path().extension() != ".jsonl") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGABRT, show_input);
  std::size_t mutations = 0;
  bool is_verbose = false;
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--mutations" && i + 1 < arguments.size()) {
      mutations = std::stoul(arguments[++i]);
    } else if (arguments[i] == "--verbose") {
      is_verbose = true;
    } else {
      for (const auto& file : files_at(arguments[i])) {
        if (is_verbose) std::cerr << file.string() << std::endl;
        replay(file, mutations);
      }
    }
  }
  std::cout << inputs_run << " inputs\n";
  return inputs_run > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
