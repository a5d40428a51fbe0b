// The pages about suppressions: their examples have the finding, their corrections none at all.

#include "support/checks/catch.hpp"
#include "support/files/documented_text.hpp"

#include "diagnostics/ids.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

std::vector<test::Block> blocks_in(const diagnostics::CatalogueEntry& entry, std::string_view title) {
  for (const test::Section& section : test::sections_of(std::string(page_of(entry)))) {
    if (section.title == title) return test::blocks_of(section.text);
  }
  return {};
}

}  // namespace

TEST_CASE("pages about suppressions show what is found, and what is not") {
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const diagnostics::CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    const bool is_about_suppressions =
        entry.name.substr(0, 8) == "plyglot/" && entry.id != diagnostics::DiagnosticId::plyglot_too_many_parts;
    if (!is_about_suppressions) continue;
    CAPTURE(entry.name);
    const auto is_entry = [&](const Diagnostic& finding) { return finding.id == entry.id; };
    const std::vector<test::Block> examples = blocks_in(entry, "Example");
    const std::vector<test::Block> corrections = blocks_in(entry, "Instead");
    CHECK(examples.size() == 1);
    CHECK_FALSE(corrections.empty());
    for (const test::Block& example : examples) {
      const std::vector<Diagnostic> found = test::findings_in(example);
      CHECK(std::count_if(found.begin(), found.end(), is_entry) == 1);
    }
    for (const test::Block& correction : corrections) CHECK(test::findings_in(correction).empty());
  }
}
