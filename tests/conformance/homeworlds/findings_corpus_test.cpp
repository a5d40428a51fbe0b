// The bad files of Homeworlds: every finding of the notation has one, and every file has its findings.

#include "homeworlds/notations/homeworlds/read/lines/finding.hpp"
#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <set>

using namespace plyglot;

namespace {

void check_files(const std::string& folder, const std::string& extension, const std::string& notation,
                 std::set<std::string>& shown) {
  const toolchain::Language language = test::language_of(notation);
  for (const auto& file : test::corpus_files_in("homeworlds/" + folder, extension)) {
    CAPTURE(file);
    test::check_bad_file(file, "homeworlds", test::findings_in_file(test::file_text(file), language));
    shown.insert("homeworlds/" + file.stem().string());
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
