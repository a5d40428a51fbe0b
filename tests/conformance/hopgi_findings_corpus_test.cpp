// The texts of corpus/hopgi: every finding has one, what is found in each stands beside it, and valid ones stay as they
// are.

#include "diagnostics/ids.hpp"
#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <plyglot/session.hpp>

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

template <class Function>
void for_each_file(const std::string& folder, Function function) {
  const diagnostics::SeverityPolicy policy;
  for (const auto& file : test::corpus_files_in("hopgi/" + folder, ".hopgi")) {
    CAPTURE(file);
    toolchain::Session session(test::language_of("hopgi", {}), policy);
    const std::string text = test::file_text(file);
    toolchain::Chunk chunk;
    chunk.source.text = text;
    function(file, session, chunk);
  }
}

std::vector<Diagnostic> findings_in(toolchain::Session& session, const toolchain::Chunk& chunk) {
  std::vector<Diagnostic> findings;
  session.lint(chunk, diagnostics::collect_into(findings));
  return findings;
}

bool finds(const std::vector<Diagnostic>& findings, std::string_view name) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Diagnostic& finding) { return diagnostics::catalogue_entry(finding.id).name == name; });
}

}  // namespace

TEST_CASE("hopgi corpus: bad files have their findings") {
  for_each_file("invalid", [](const auto& file, toolchain::Session& session, const toolchain::Chunk& chunk) {
    const std::vector<Diagnostic> findings = findings_in(session, chunk);
    test::check_expected(file, test::finding_lines(findings));
    CHECK_FALSE(findings.empty());
    const std::string named = "hopgi/" + file.stem().string();
    if (diagnostics::find_diagnostic(named) != nullptr) CHECK(finds(findings, named));
  });
}

TEST_CASE("hopgi corpus: every finding has a file of its name") {
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string name(diagnostics::catalogue_entry(i).name);
    if (name.rfind("hopgi/", 0) != 0) continue;
    CAPTURE(name);
    const std::string file = "/corpus/hopgi/invalid/" + name.substr(name.find('/') + 1) + ".hopgi";
    CHECK(std::filesystem::exists(PLYGLOT_SOURCE_DIR + file));
  }
}

TEST_CASE("hopgi corpus: nothing is found in valid files, and they are canonical") {
  for_each_file("valid", [](const auto&, toolchain::Session& session, const toolchain::Chunk& chunk) {
    CHECK(test::finding_lines(findings_in(session, chunk)).empty());
    std::vector<Diagnostic> findings;
    CHECK(session.format(chunk, diagnostics::collect_into(findings)).text == chunk.source.text);
  });
}
