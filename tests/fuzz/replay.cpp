// Runs fuzz targets on texts, without a fuzzer:
//
//   plyglot-fuzz-replay TARGET [--mutations N] PATH...   one target, or every target for `every`
//
// A path is a file, or a folder of which the files are taken that are written in the target's notation. Each text is
// checked in every way there is; then N changes of it, the same in every run, and those of its lines that were in no
// text before, are checked as a fuzzer does.
#include "fuzz/harness/target.hpp"
#include "fuzz/mutator/mutator.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <unordered_set>

namespace {

namespace fuzz = plyglot::fuzz;
namespace fs = std::filesystem;

std::string current_target;
fs::path current_file;
std::string current_input;
std::size_t inputs_run = 0;

// The input that broke the target, on the way out.
void show_input(int) {
  std::cerr << current_target << ": the input was (" << current_input.size() << " bytes, of " << current_file << "):\n"
            << current_input << std::endl;
  std::signal(SIGABRT, SIG_DFL);
  std::abort();
}

void run(const fuzz::Target& target, std::string input) {
  current_input = std::move(input);
  ++inputs_run;
  target.check(current_input, *target.subject);
}

class Replay {
 public:
  Replay(const fuzz::Target& target, std::size_t mutations)
      : target_(target), mutations_(mutations), mutator_(target.subject->grammars) {
    current_target = target.name;
  }

  void replay(const fs::path& path) {
    current_file = path;
    std::ifstream stream(path, std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(stream), {}};
    fuzz::check_everything(true);
    run(target_, whole);
    fuzz::check_everything(false);
    plyglot::test::Random random(whole.size());
    run_changes(whole, random);
    std::istringstream lines(whole);
    for (std::string line; std::getline(lines, line);) {
      if (lines_run_.insert(line).second) run(target_, line);
    }
  }

 private:
  // Long texts take long, and their changes are no more than those of short ones.
  void run_changes(const std::string& text, plyglot::test::Random& random) {
    constexpr std::size_t most_bytes = 2000;
    if (text.size() > most_bytes) return;
    for (std::size_t i = 0; i < mutations_; ++i) run(target_, mutator_.changed(text, most_bytes, random));
  }

  const fuzz::Target& target_;
  std::size_t mutations_;
  fuzz::Mutator mutator_;
  std::unordered_set<std::string> lines_run_;
};

std::vector<fs::path> files_at(const fs::path& path, const fuzz::Subject& subject) {
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(path)) {
    const std::string extension = entry.path().extension().string();
    const auto& extensions = subject.extensions;
    const bool is_ours = std::find(extensions.begin(), extensions.end(), extension) != extensions.end();
    if (entry.is_regular_file() && is_ours) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void replay_all(const fuzz::Target& target, std::size_t mutations, const std::vector<std::string>& paths) {
  Replay replay(target, mutations);
  for (const std::string& path : paths) {
    for (const fs::path& file : files_at(path, *target.subject)) replay.replay(file);
  }
}

int usage_error(const std::string& what) {
  std::cerr << "plyglot-fuzz-replay: " << what << '\n';
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGABRT, show_input);
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty()) return usage_error("a target is missing");
  const std::string name = words.front();
  words.erase(words.begin());
  std::size_t mutations = 0;
  if (words.size() >= 2 && words[0] == "--mutations") {
    std::istringstream number(words[1]);
    if (!(number >> mutations) || !number.eof()) return usage_error("--mutations needs a number");
    words.erase(words.begin(), words.begin() + 2);
  }
  for (const std::string& path : words) {
    if (!fs::exists(path)) return usage_error("there is no " + path);
  }
  if (name == "every") {
    for (const fuzz::Target& target : fuzz::all_targets()) replay_all(target, mutations, words);
  } else if (const fuzz::Target* target = fuzz::find_target(name)) {
    replay_all(*target, mutations, words);
  } else {
    return usage_error("there is no target " + name);
  }
  std::cout << inputs_run << " inputs\n";
  return inputs_run > 0 ? EXIT_SUCCESS : usage_error("there is no text for it");
}
