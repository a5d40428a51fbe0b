// The finding that docs/adding-a-finding.md adds, in a library with its patches applied.

#include "support/checks/catch.hpp"
#include "support/files/documented_text.hpp"

using namespace plyglot;

namespace {

std::vector<std::string> found_in(const diagnostics::CatalogueEntry& entry, std::string_view title) {
  std::vector<std::string> names;
  for (const test::Section& section : test::sections_of(std::string(page_of(entry)))) {
    if (section.title != title) continue;
    for (const test::Block& block : test::blocks_of(section.text)) {
      REQUIRE(test::is_notation(block));
      for (const diagnostics::Diagnostic& finding : test::findings_in(block)) {
        names.emplace_back(diagnostics::catalogue_entry(finding.id).name);
        CHECK_FALSE(finding.message.empty());
      }
    }
  }
  return names;
}

}  // namespace

TEST_CASE("adding a finding: what the example adds is found") {
  const diagnostics::CatalogueEntry* entry = diagnostics::find_diagnostic("homeworlds/name-resembles-number");
  REQUIRE(entry != nullptr);
  CHECK(found_in(*entry, "Example") == std::vector<std::string>{std::string(entry->name)});
  CHECK(found_in(*entry, "Instead").empty());
}
