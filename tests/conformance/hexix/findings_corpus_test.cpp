// The texts of corpus/hexix: every finding has one, what is found in each stands beside it, and valid ones stay as they
// are.

#include "diagnostics/ids.hpp"
#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

// Folders with the name of the dialect that their files are read in.
const std::pair<std::string, std::string> dialects[] = {{"", "hexix"}, {"/2019", "hexix:2019"}};

// Calls check(file, text, language).
template <class Check>
void for_each_file(const std::string& folder, Check check) {
  for (const auto& [dialect_folder, notation] : dialects) {
    const toolchain::Language language = test::language_of(notation);
    for (const auto& file : test::corpus_files_in("hexix/" + folder + dialect_folder, ".hexix")) {
      CAPTURE(file);
      check(file, test::file_text(file), language);
    }
  }
}

bool is_of_unrecorded_plies(const Diagnostic& finding) {
  using diagnostics::DiagnosticId;
  return finding.id == DiagnosticId::hexix_fragment || finding.id == DiagnosticId::hexix_skipped_ply;
}

}  // namespace

TEST_CASE("hexix corpus: bad files have their findings") {
  for_each_file("invalid", [](const auto& file, const std::string& text, const toolchain::Language& language) {
    test::check_bad_file(file, "hexix", test::findings_in_file(text, language));
  });
}

TEST_CASE("hexix corpus: every finding has a file of its name") {
  test::check_file_of_each_finding("hexix", "hexix/invalid", ".hexix");
}

TEST_CASE("hexix corpus: in valid files nothing is found but plies that are not recorded") {
  for_each_file("valid", [](const auto&, const std::string& text, const toolchain::Language& language) {
    const std::vector<Diagnostic> findings = test::findings_in_file(text, language);
    CAPTURE(test::finding_lines(findings));
    CHECK(std::all_of(findings.begin(), findings.end(), is_of_unrecorded_plies));
  });
}

TEST_CASE("hexix corpus: valid files are canonical") {
  for_each_file("valid", [](const auto&, const std::string& text, const toolchain::Language& language) {
    CHECK(test::formatted_file(text, language) == text);
  });
}
