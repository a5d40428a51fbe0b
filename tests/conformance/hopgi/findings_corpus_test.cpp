// The texts of corpus/hopgi: every finding has one, what is found in each stands beside it, and valid ones stay as they
// are.

#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

using namespace plyglot;

TEST_CASE("hopgi corpus: bad files have their findings") {
  const toolchain::Language hopgi = test::language_of("hopgi");
  for (const auto& file : test::corpus_files_in("hopgi/invalid", ".hopgi")) {
    CAPTURE(file);
    test::check_bad_file(file, "hopgi", test::findings_in_file(test::file_text(file), hopgi));
  }
}

TEST_CASE("hopgi corpus: every finding has a file of its name") {
  test::check_file_of_each_finding("hopgi", "hopgi/invalid", ".hopgi");
}

TEST_CASE("hopgi corpus: nothing is found in valid files, and they are canonical") {
  const toolchain::Language hopgi = test::language_of("hopgi");
  for (const auto& file : test::corpus_files_in("hopgi/valid", ".hopgi")) {
    CAPTURE(file);
    const std::string text = test::file_text(file);
    CHECK(test::finding_lines(test::findings_in_file(text, hopgi)).empty());
    CHECK(test::formatted_file(text, hopgi) == text);
  }
}
