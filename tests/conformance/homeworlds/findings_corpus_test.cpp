// The bad files of Homeworlds: every finding of the notation has one, and every file has its findings.

#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <set>

using namespace plyglot;

namespace {

#define PLYGLOT_DIAGNOSTIC(id, name, ...) name,
constexpr const char* names[] = {
#include "diagnostics/catalogue/homeworlds.def"
};
#undef PLYGLOT_DIAGNOSTIC

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
  for (const char* name : names) {
    INFO(name);
    CHECK(shown.count(name) == 1);
  }
}
