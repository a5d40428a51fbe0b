// What is found in each text of corpus/, what its fixes change and what formatting changes is kept with it: in
// NAME.expected beside the file NAME, unless that is nothing, and below each text of a collection. With PLYGLOT_UPDATE
// it is written again; review the changes in the diff.

#include "support/checks/catch.hpp"
#include "support/door/corpus_outcome.hpp"
#include "support/door/reports.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

using namespace plyglot;
using diagnostics::Diagnostic;
using diagnostics::Severity;

namespace {

namespace fs = std::filesystem;

struct CheckedFile {
  test::CorpusFile file;
  std::vector<test::CorpusOutcome> outcomes;
};

const std::vector<CheckedFile>& checked_files() {
  static const std::vector<CheckedFile> files = [] {
    std::vector<CheckedFile> checked;
    for (test::CorpusFile& file : test::corpus_files()) {
      CheckedFile& each = checked.emplace_back(CheckedFile{std::move(file), {}});
      for (const test::CorpusText& text : each.file.texts) each.outcomes.push_back(outcome_of(text));
    }
    return checked;
  }();
  return files;
}

// Calls check(text, outcome).
template <class Check>
void for_each_text(Check check) {
  for (const CheckedFile& each : checked_files()) {
    for (std::size_t i = 0; i < each.outcomes.size(); ++i) {
      CAPTURE(each.file.texts[i].name, each.file.texts[i].text);
      check(each.file.texts[i], each.outcomes[i]);
    }
  }
}

fs::path expected_path(const test::CorpusFile& file) {
  return file.is_collection ? file.path : fs::path(file.path.string() + ".expected");
}

std::string expected_text(const CheckedFile& checked) {
  const test::CorpusFile& file = checked.file;
  if (!file.is_collection) return checked.outcomes.front().text;
  std::string text = file.preface;
  for (std::size_t i = 0; i < file.texts.size(); ++i) {
    text += std::string(test::text_mark) + file.headings[i] + '\n' + test::escaped(file.texts[i].text);
    text += checked.outcomes[i].text.empty() ? "== nothing is found, and formatting changes nothing\n"
                                             : checked.outcomes[i].text;
  }
  return text;
}

void write(const fs::path& path, const std::string& text) {
  if (text.empty()) {
    fs::remove(path);
  } else {
    std::ofstream(path, std::ios::binary) << text;
  }
}

bool is_safe_fix(const Diagnostic& finding) { return finding.fix && finding.fix->safety == diagnostics::Safety::safe; }

bool is_error(const Diagnostic& finding) { return finding.severity == Severity::error; }

}  // namespace

TEST_CASE("corpus: the results for each text are those kept beside it") {
  const bool updates = std::getenv("PLYGLOT_UPDATE") != nullptr;
  std::set<fs::path> expected;
  for (const CheckedFile& checked : checked_files()) {
    const fs::path path = expected_path(checked.file);
    const std::string text = expected_text(checked);
    CAPTURE(path);
    if (!text.empty()) expected.insert(path);
    if (updates) write(path, text);
    CHECK((test::file_text(path) == text));
  }
  for (const auto& entry : fs::recursive_directory_iterator(test::project_folder() + "/corpus")) {
    if (entry.path().extension() != ".expected") continue;
    CAPTURE(entry.path());
    CHECK(expected.count(entry.path()) == 1);
  }
}

TEST_CASE("corpus: a text that bears the name of a finding shows it, and what is valid has no error") {
  for_each_text([](const test::CorpusText& text, const test::CorpusOutcome& outcome) {
    const auto shows = [&](const Diagnostic& finding) { return test::name_of(finding) == text.finding; };
    if (!text.finding.empty()) CHECK(std::any_of(outcome.findings.begin(), outcome.findings.end(), shows));
    const bool is_valid =
        text.name.find("/valid/") != std::string::npos || text.name.find("/games/") != std::string::npos;
    if (is_valid) CHECK(std::none_of(outcome.findings.begin(), outcome.findings.end(), is_error));
  });
}

TEST_CASE("corpus: no safe fix is left in a fixed text, and a formatted one is canonical") {
  for_each_text([](const test::CorpusText& text, const test::CorpusOutcome& outcome) {
    const auto left = findings_of(text, outcome.fixed);
    CHECK(std::none_of(left.begin(), left.end(), is_safe_fix));
    CHECK(formatted_as(text, outcome.formatted) == outcome.formatted);
  });
}
