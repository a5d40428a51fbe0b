// docs/diagnostics.md lists the catalogue. With PLYGLOT_UPDATE in the environment it is written again.

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"

#include <plyglot/diagnostic.hpp>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

using namespace plyglot;
using diagnostics::CatalogueEntry;

namespace {

const std::string diagnostics_page = test::project_folder() + "/docs/diagnostics.md";

const std::string introduction =
    "# Diagnostics\n"
    "\n"
    "What plyglot finds in texts. Every finding has a name that never changes, a severity and a page, which `plyglot\n"
    "explain NAME` prints as well. An error means that something could not be read, or not with certainty; a warning,\n"
    "that the text is understood but is probably not what was intended, or that other readers do not understand it; "
    "an\n"
    "info needs no action. `--severity NAME=LEVEL` changes the severity of a finding, `--ignore NAME` drops it. Style\n"
    "checks are off until they are selected or given a severity.\n";

// The name up to the slash: the notation or game.
std::string family_of(const CatalogueEntry& entry) { return std::string(entry.name.substr(0, entry.name.find('/'))); }

std::string row_of(const CatalogueEntry& entry) {
  const std::string name(entry.name);
  std::string row = "| [" + name + "](diagnostics/" + name + ".md) | " + std::string(name_of(entry.severity));
  if (entry.on_request) row += ", off";
  return row + " | " + std::string(entry.summary) + " |\n";
}

std::string index() {
  std::map<std::string, std::string> tables;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    tables[family_of(entry)] += row_of(entry);
  }
  std::string text = introduction;
  for (const auto& [family, rows] : tables) {
    text += "\n## " + family + "\n\n| name | severity | finding |\n|---|---|---|\n" + rows;
  }
  return text;
}

}  // namespace

TEST_CASE("the index of diagnostics lists the catalogue") {
  if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(diagnostics_page) << index();
  std::ostringstream text;
  text << std::ifstream(diagnostics_page).rdbuf();
  CHECK(text.str() == index());
}
