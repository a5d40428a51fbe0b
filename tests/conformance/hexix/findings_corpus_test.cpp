// The texts of corpus/hexix: every finding has one, what is found in each stands beside it, and valid ones stay as they
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

// Folders with the name of the dialect that their files are read in.
const std::pair<std::string, std::string> dialects[] = {{"", "hexix"}, {"/2019", "hexix:2019"}};

template <class Function>
void for_each_file(const std::string& folder, Function function) {
  const diagnostics::SeverityPolicy policy;
  for (const auto& [dialect_folder, notation] : dialects) {
    for (const auto& file : test::corpus_files_in("hexix/" + folder + dialect_folder, ".hexix")) {
      CAPTURE(file);
      toolchain::Session session(test::language_of(notation, {}), policy);
      const std::string text = test::file_text(file);
      toolchain::Chunk chunk;
      chunk.source.text = text;
      function(file, session, chunk);
    }
  }
}

std::vector<Diagnostic> findings_in(toolchain::Session& session, const toolchain::Chunk& chunk) {
  std::vector<Diagnostic> findings;
  session.lint(chunk, diagnostics::collect_into(findings));
  return findings;
}

bool is_of_unrecorded_plies(const Diagnostic& finding) {
  using diagnostics::DiagnosticId;
  return finding.id == DiagnosticId::hexix_fragment || finding.id == DiagnosticId::hexix_skipped_ply;
}

}  // namespace

TEST_CASE("hexix corpus: bad files have their findings") {
  for_each_file("invalid", [](const auto& file, toolchain::Session& session, const toolchain::Chunk& chunk) {
    const std::vector<Diagnostic> findings = findings_in(session, chunk);
    test::check_expected(file, test::finding_lines(findings));
    CHECK_FALSE(findings.empty());
    const std::string named = "hexix/" + file.stem().string();
    if (diagnostics::find_diagnostic(named) != nullptr) CHECK(test::has_finding(findings, named));
  });
}

TEST_CASE("hexix corpus: every finding has a file of its name") {
  test::check_file_of_each_finding("hexix", "hexix/invalid", ".hexix");
}

TEST_CASE("hexix corpus: in valid files nothing is found but plies that are not recorded") {
  for_each_file("valid", [](const auto&, toolchain::Session& session, const toolchain::Chunk& chunk) {
    const std::vector<Diagnostic> findings = findings_in(session, chunk);
    CAPTURE(test::finding_lines(findings));
    CHECK(std::all_of(findings.begin(), findings.end(), is_of_unrecorded_plies));
  });
}

TEST_CASE("hexix corpus: valid files are canonical") {
  for_each_file("valid", [](const auto&, toolchain::Session& session, const toolchain::Chunk& chunk) {
    std::vector<Diagnostic> findings;
    CHECK(session.format(chunk, diagnostics::collect_into(findings)).text == chunk.source.text);
  });
}
