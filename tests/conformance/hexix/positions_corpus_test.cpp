// The texts of corpus/hexix-position: what is found in each stands beside it, and valid ones stay as they are.

#include "support/catch.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

using namespace plyglot;

TEST_CASE("hexix position corpus: bad files have their findings") {
  const toolchain::Language language = test::language_of("hexix-position");
  for (const auto& file : test::corpus_files_in("hexix-position/invalid", ".hexpos")) {
    CAPTURE(file);
    test::check_bad_file(file, "hexix", test::findings_in_file(test::file_text(file), language));
  }
}

TEST_CASE("hexix position corpus: in valid files nothing is found, and they are canonical") {
  const toolchain::Language language = test::language_of("hexix-position");
  for (const auto& file : test::corpus_files_in("hexix-position/valid", ".hexpos")) {
    CAPTURE(file);
    const std::string text = test::file_text(file);
    CHECK(test::finding_lines(test::findings_in_file(text, language)).empty());
    CHECK(test::formatted_file(text, language) == text);
  }
}
