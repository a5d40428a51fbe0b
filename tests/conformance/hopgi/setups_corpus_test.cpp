// The texts of corpus/hopgi-fen and corpus/hopgi-diagram: every finding has one, what is found in each stands beside
// it, and valid ones stay as they are.

#include "diagnostics/ids.hpp"
#include "hopgi/notations/diagram/row.hpp"
#include "hopgi/notations/fen/row.hpp"
#include "support/catch.hpp"
#include "support/hopgi/setups.hpp"
#include "support/text_corpus.hpp"

using namespace plyglot;

namespace {

const notation::Row<hopgi::Setup>* const rows[] = {&hopgi::fen::row, &hopgi::diagram::row};

// With the finding of the file's name switched on, if it is off by default.
diagnostics::SeverityPolicy policy_for(const diagnostics::CatalogueEntry* named) {
  diagnostics::SeverityPolicy policy;
  if (named != nullptr && named->on_request) policy.set(named->name, named->severity);
  return policy;
}

}  // namespace

TEST_CASE("hopgi setups corpus: bad files have their findings") {
  for (const auto* row : rows) {
    const std::string id(row->about->id);
    for (const auto& file : test::corpus_files_in(id + "/invalid", std::string(row->about->extensions))) {
      CAPTURE(file);
      const auto* named = diagnostics::find_diagnostic(id + '/' + file.stem().string());
      const std::string text = test::file_text(file);
      const test::HopgiSetupFile read(*row, text, true, policy_for(named));
      test::check_bad_file(file, id, read.findings);
    }
  }
}

TEST_CASE("hopgi setups corpus: every finding has a file of its name") {
  for (const auto* row : rows) {
    const std::string id(row->about->id);
    test::check_file_of_each_finding(id, id + "/invalid", row->about->extensions);
  }
}

TEST_CASE("hopgi setups corpus: in valid files nothing is found, and they are canonical") {
  for (const auto* row : rows) {
    const std::string id(row->about->id);
    for (const auto& file : test::corpus_files_in(id + "/valid", std::string(row->about->extensions))) {
      CAPTURE(file);
      const std::string text = test::file_text(file);
      const test::HopgiSetupFile read(*row, text);
      CHECK(test::hopgi_report(read.findings).empty());
      CHECK(read.formatted == text);
    }
  }
}
