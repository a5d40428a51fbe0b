#include "fuzz/harness/dictionary.hpp"
#include "fuzz/harness/laws.hpp"
#include "fuzz/harness/target.hpp"
#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/shared_files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

using namespace plyglot;

TEST_CASE("fuzz: the build knows every target") {
  std::set<std::string> known;
  for (const std::string& name : test::split(PLYGLOT_FUZZ_TARGETS, ' ')) known.insert(name);
  std::set<std::string> made;
  for (const fuzz::Target& target : fuzz::all_targets()) made.insert(target.name);
  CHECK(known == made);
}

// The law also holds of a notation without comments, and of one that ignores all of them: only these have none
// (homeworlds L14).
TEST_CASE("fuzz: comments suppress findings in every notation that has comments") {
  std::set<std::string> without_comments;
  for (const fuzz::Subject& subject : fuzz::all_subjects()) {
    CAPTURE(std::string(subject.name));
    std::size_t suppressed = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::project_folder() + "/corpus")) {
      if (suppressed != 0) break;
      const std::string extension = entry.path().extension().string();
      const auto& extensions = subject.extensions;
      if (std::find(extensions.begin(), extensions.end(), extension) == extensions.end()) continue;
      std::ifstream stream(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(stream), {}};
      suppressed = fuzz::check_suppressions(text, {subject.languages.front(), true});
    }
    if (suppressed == 0) without_comments.insert(std::string(subject.name));
  }
  CHECK(without_comments == std::set<std::string>{"boardspace-sgf", "hive-bga", "homeworlds-ap", "homeworlds-ap-record",
                                                  "homeworlds-hwl", "homeworlds-bga", "homeworlds-quux",
                                                  "homeworlds-sdg"});
}

TEST_CASE("fuzz: a parser target for each published grammar") {
  std::set<std::string_view> fuzzed;
  for (const fuzz::Target& target : fuzz::all_targets()) {
    if (target.name.substr(0, 6) == "parse-") fuzzed.insert(target.subject->grammars.front()->name);
  }
  for (const auto& entry : std::filesystem::directory_iterator(test::project_folder() + "/grammars/peg")) {
    const std::string name = entry.path().filename().string();
    const std::string grammar = name.substr(0, name.find('.'));
    CAPTURE(grammar);
    CHECK(fuzzed.count(grammar) == 1);
  }
}

TEST_CASE("fuzz: a dictionary holds the words of its notation, each once") {
  for (const fuzz::Subject& subject : fuzz::all_subjects()) {
    CAPTURE(std::string(subject.name));
    const std::vector<std::string> lines = test::split(fuzz::dictionary_text(subject), '\n');
    CHECK(lines.size() > 8);
    CHECK(std::set<std::string>(lines.begin(), lines.end()).size() == lines.size());
  }
  const std::string hexix = fuzz::dictionary_text(*fuzz::find_target("parse-hexix-2024")->subject);
  CHECK(hexix.find("\"\\x2B\"\n") != std::string::npos);
}

TEST_CASE("fuzz: what broke a target is described on the page of the regressions, file by file") {
  const std::filesystem::path folder = test::project_folder() + "/corpus/regressions";
  std::ifstream stream(folder / "README.md");
  const std::string page{std::istreambuf_iterator<char>(stream), {}};
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name == "README.md" || entry.path().extension() == ".expected") continue;
    CAPTURE(name);
    CHECK(page.find("| `" + name + "` | ") != std::string::npos);
  }
}
