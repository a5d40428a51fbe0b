// The corpus of The Hive's notation: games without a finding, and files with one fault each.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/text_corpus.hpp"

using namespace plyglot;

namespace {

const std::string check_on_request = "thehive/not-canonical-reference";

std::vector<std::filesystem::path> thehive_files_in(const std::string& name) {
  return test::corpus_files_in("hive/thehive/" + name, ".thehive");
}

}  // namespace

TEST_CASE("thehive corpus: games and layouts without a finding") {
  test::GameSession("thehive").check_files_without_finding(thehive_files_in("valid"));
  const test::Options expansions = {{"pieces", "mlp"}};
  test::GameSession("thehive", expansions).check_files_without_finding(thehive_files_in("valid/mlp"));
}

TEST_CASE("thehive corpus: every finding of the notation has its file, and every file its findings") {
  for (const auto& file : thehive_files_in("invalid")) {
    CAPTURE(file);
    const std::string named = "thehive/" + file.stem().string();
    test::GameSession session("thehive", {}, named == check_on_request ? named : "");
    session.lint(test::file_text(file));
    test::check_bad_file(file, "thehive", session.findings());
  }
  test::check_file_of_each_finding("thehive", "hive/thehive/invalid", ".thehive");
}
