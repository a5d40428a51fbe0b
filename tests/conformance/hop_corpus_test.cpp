// The published suite is what its generator writes, and leaves no diagnostic out.

#include "support/hop_corpus.hpp"
#include "support/catch.hpp"

#include <plyglot/diagnostic.hpp>

#include <cstdlib>
#include <fstream>
#include <set>

using namespace plyglot;

TEST_CASE("hop corpus: the generated files are up to date") {
  // With PLYGLOT_UPDATE they are written anew; what changed is to be read in the difference.
  const bool updates = std::getenv("PLYGLOT_UPDATE") != nullptr;
  for (const auto& [path, text] : test::generated_corpus()) {
    CAPTURE(path);
    if (updates) std::ofstream(test::corpus_folder() + '/' + path, std::ios::binary) << text;
    CHECK((test::read_corpus_file(path) == text));
  }
}

TEST_CASE("hop corpus: every diagnostic is shown, in the file that bears its name") {
  std::set<std::string> shown;
  for (const auto& [path, text] : test::generated_corpus()) {
    for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
      const std::string name(diagnostics::catalogue_entry(i).name);
      if (text.find("{\"name\":\"" + name + '"') != std::string::npos) shown.insert(name);
    }
  }
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string name(diagnostics::catalogue_entry(i).name);
    if (name.rfind("hop/", 0) != 0 && name.rfind("hive/", 0) != 0) continue;
    CAPTURE(name);
    CHECK(shown.count(name) == 1);
  }
  for (const test::CorpusFile& file : test::corpus_files()) {
    if (file.name.rfind("invalid/", 0) != 0) continue;
    CAPTURE(file.name);
    const std::string name = file.name.substr(file.name.rfind('/') + 1);
    const std::string expected = test::read_corpus_file(file.name + ".expected.jsonl");
    CHECK(expected.find('/' + name + '"') != std::string::npos);
    CHECK(file.records.size() == 1);
  }
}

TEST_CASE("hop corpus: what is valid has no error") {
  for (const test::CorpusFile& file : test::corpus_files()) {
    if (file.name.rfind("valid/", 0) != 0) continue;
    CAPTURE(file.name);
    CHECK_FALSE(file.records.empty());
    CHECK(test::read_corpus_file(file.name + ".expected.jsonl").find("\"error\"") == std::string::npos);
  }
}
