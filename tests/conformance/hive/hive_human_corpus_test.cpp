// The corpus of the notation for people: games without a finding, and files with faults.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/text_corpus.hpp"

using namespace plyglot;

TEST_CASE("hive-human corpus: games and layouts without a finding") {
  test::GameSession("hive-human").check_files_without_finding(test::corpus_files_in("hive/hive-human/valid", ".hive"));
}

TEST_CASE("hive-human corpus: every finding of the notation has its file, and every file its findings") {
  for (const auto& file : test::corpus_files_in("hive/hive-human/invalid", ".hive")) {
    CAPTURE(file);
    test::GameSession session("hive-human");
    session.lint(test::file_text(file));
    test::check_bad_file(file, "hive-human", session.findings());
  }
  test::check_file_of_each_finding("hive-human", "hive/hive-human/invalid", ".hive");
}
