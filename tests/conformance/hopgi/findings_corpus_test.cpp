// The texts of corpus/hopgi: every finding has one, what is found in each stands beside it, and valid ones stay as they
// are.

#include "diagnostics/ids.hpp"
#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <plyglot/session.hpp>

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

}  // namespace

TEST_CASE("hopgi corpus: bad files have their findings") {
  for_each_file("invalid", [](const auto& file, toolchain::Session& session, const toolchain::Chunk& chunk) {
    const std::vector<Diagnostic> findings = findings_in(session, chunk);
    test::check_expected(file, test::finding_lines(findings));
    CHECK_FALSE(findings.empty());
    const std::string named = "hopgi/" + file.stem().string();
    if (diagnostics::find_diagnostic(named) != nullptr) CHECK(test::has_finding(findings, named));
  });
}

TEST_CASE("hopgi corpus: every finding has a file of its name") {
  test::check_file_of_each_finding("hopgi", "hopgi/invalid", ".hopgi");
}

TEST_CASE("hopgi corpus: nothing is found in valid files, and they are canonical") {
  for_each_file("valid", [](const auto&, toolchain::Session& session, const toolchain::Chunk& chunk) {
    CHECK(test::finding_lines(findings_in(session, chunk)).empty());
    std::vector<Diagnostic> findings;
    CHECK(session.format(chunk, diagnostics::collect_into(findings)).text == chunk.source.text);
  });
}
