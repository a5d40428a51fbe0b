// Every diagnostic is reported somewhere.
#include "architecture/project_files.hpp"

#include <plyglot/diagnostic.hpp>

#include "support/catch.hpp"

#include <set>

using namespace plyglot;
using namespace plyglot::architecture;

namespace {

// The enumerator of a name: `hop/lost-plus` is hop_lost_plus.
std::string enumerator_of(std::string_view name) {
  std::string enumerator(name);
  for (char& c : enumerator) {
    if (c == '/' || c == '-') c = '_';
  }
  return enumerator;
}

std::set<std::string> names_in_catalogue() {
  std::set<std::string> names;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    names.emplace(diagnostics::catalogue_entry(i).name);
  }
  return names;
}

}  // namespace

TEST_CASE("every diagnostic is reported by some code") {
  std::string code;
  for (const ProjectFile& file : code_under({"lib", "tools/plyglot"})) {
    if (!ends_with(file.path, ".def")) code += file.text;
  }
  for (const std::string& name : names_in_catalogue()) {
    INFO(name << " is in the catalogue, and no code reports it");
    CHECK(holds_word(code, enumerator_of(name)));
  }
}
