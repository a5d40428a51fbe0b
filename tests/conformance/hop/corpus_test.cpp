// What stands beside the texts of corpus/hop is what the naive reader finds in them, and no diagnostic is left out.

#include "support/hop/corpus.hpp"

#include "support/catch.hpp"
#include "support/gates.hpp"
#include "support/hop/session.hpp"
#include "support/reports.hpp"

#include <plyglot/diagnostic.hpp>

#include <algorithm>
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
  std::map<std::string, std::string> texts = test::generated_corpus();
  // What only a string can show is in the cases of the suite.
  texts["suite"] = test::read_corpus_file("../suite/hop.jsonl");
  for (const auto& [path, text] : texts) {
    for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
      const std::string name(diagnostics::catalogue_entry(i).name);
      if (text.find("{\"name\":\"" + name + '"') != std::string::npos) shown.insert(name);
    }
  }
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const diagnostics::CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    const std::string name(entry.name);
    // A position has no moves that could be against the rules, and none that came before.
    const std::set<std::string> others = {"hive/queen-on-first-turn", "hive/piece-order", "hive/threefold"};
    const bool is_of_play = (test::gates_of(entry.id) & test::gate::replay) != 0 || others.count(name) != 0;
    if (name.rfind("hop/", 0) != 0 && (name.rfind("hive/", 0) != 0 || is_of_play)) continue;
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

TEST_CASE("hop corpus: the library finds in the files what stands beside them") {
  for (const test::CorpusFile& file : test::corpus_files()) {
    CAPTURE(file.name);
    test::HopSession session(file.dialect, file.name == "invalid/not-canonical" ? "all" : "");
    session.lint_file(file.text);
    std::string found;
    for (const auto& finding : session.findings()) {
      const test::Json row{{"name", test::name_of(finding)},
                           {"severity", diagnostics::name_of(finding.severity)},
                           {"start", finding.span.begin},
                           {"end", finding.span.end}};
      found += row.dump() + '\n';
    }
    CHECK(found == test::read_corpus_file(file.name + ".expected.jsonl"));
  }
}

TEST_CASE("hop corpus: formatting what is valid is done once") {
  for (const test::CorpusFile& file : test::corpus_files()) {
    if (file.name.rfind("valid/", 0) != 0) continue;
    CAPTURE(file.name);
    test::HopSession session(file.dialect);
    const std::string formatted = session.format_file(file.text);
    CHECK(session.format_file(formatted) == formatted);
    // Comments and blank lines stay where they are.
    CHECK(std::count(formatted.begin(), formatted.end(), '\n') == std::count(file.text.begin(), file.text.end(), '\n'));
  }
}
