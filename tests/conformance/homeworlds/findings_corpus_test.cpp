// The bad files of Homeworlds: every finding of the notation has one, and every file has its findings.

#include "homeworlds/notation/finding.hpp"
#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <plyglot/session.hpp>

#include <set>

using namespace plyglot;

namespace {

std::vector<diagnostics::Diagnostic> findings_in(const std::string& text, const std::string& notation) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(test::language_of(notation, {}), policy);
  toolchain::Chunk chunk;
  chunk.source.text = text;
  std::vector<diagnostics::Diagnostic> findings;
  session.lint(chunk, diagnostics::collect_into(findings));
  return findings;
}

void check_files(const std::string& folder, const std::string& extension, const std::string& notation,
                 std::set<std::string>& shown) {
  for (const auto& file : test::corpus_files_in("homeworlds/" + folder, extension)) {
    CAPTURE(file);
    const std::string named = "homeworlds/" + file.stem().string();
    const std::string found = test::finding_lines(findings_in(test::file_text(file), notation));
    test::check_expected(file, found);
    CHECK_FALSE(found.empty());
    if (diagnostics::find_diagnostic(named) != nullptr) CHECK(found.find('"' + named + '"') != std::string::npos);
    shown.insert(named);
  }
}

}  // namespace

TEST_CASE("homeworlds corpus: bad files have their findings") {
  std::set<std::string> shown;
  check_files("invalid", ".hw", "homeworlds", shown);
  check_files("invalid/ap", ".json", "homeworlds:ap", shown);
  for (std::size_t i = 0; i < homeworlds::issues; ++i) {
    const std::string name = "homeworlds/" + std::string(name_of(static_cast<homeworlds::Issue>(i)));
    INFO(name);
    CHECK(shown.count(name) == 1);
  }
}
