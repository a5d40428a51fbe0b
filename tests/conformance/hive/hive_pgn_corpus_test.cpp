// The corpus of Hive PGN: files without a finding, and files with one fault each.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/text_corpus.hpp"

using namespace plyglot;

namespace {

std::vector<std::filesystem::path> pgn_files_in(const std::string& name) {
  return test::corpus_files_in("hive/hive-pgn/" + name, ".pgn");
}

}  // namespace

TEST_CASE("hive-pgn corpus: games and layouts without a finding") {
  test::GameSession session("hive-pgn");
  session.check_files_without_finding(pgn_files_in("valid"));
}

TEST_CASE("hive-pgn corpus: every finding of the notation has its file, and every file its findings") {
  test::GameSession session("hive-pgn");
  for (const auto& file : pgn_files_in("invalid")) {
    CAPTURE(file);
    session.lint(test::file_text(file));
    test::check_bad_file(file, "hive-pgn", session.findings());
  }
  test::check_file_of_each_finding("hive-pgn", "hive/hive-pgn/invalid", ".pgn");
}
