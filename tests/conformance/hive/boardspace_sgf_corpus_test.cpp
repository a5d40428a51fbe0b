// The corpus of boardspace.net's files: games without a fault, and files with one fault each.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/text_corpus.hpp"

using namespace plyglot;

namespace {

using diagnostics::Severity;

std::vector<std::filesystem::path> sgf_files_in(const std::string& name) {
  return test::corpus_files_in("hive/boardspace-sgf/" + name, ".sgf");
}

}  // namespace

TEST_CASE("boardspace-sgf corpus: games without a fault, which are the same in UHP") {
  test::GameSession session("boardspace-sgf");
  test::GameSession uhp("uhp");
  for (const auto& file : sgf_files_in("valid")) {
    CAPTURE(file);
    const std::string text = test::file_text(file);
    session.read(text);
    CAPTURE(session.report());
    for (const auto& finding : session.findings()) CHECK(finding.severity == Severity::info);
    CHECK(session.is_sound());
    const hive::Record game = session.record();
    const auto translated = session.translate(text, test::target_of("uhp"));
    REQUIRE(translated);
    uhp.read(*translated);
    CHECK(uhp.report().empty());
    CHECK(uhp.record().type == game.type);
    CHECK(uhp.record().plies.size() == game.plies.size());
  }
}

TEST_CASE("boardspace-sgf corpus: every finding of the notation has its file, and every file its findings") {
  for (const auto& file : sgf_files_in("invalid")) {
    CAPTURE(file);
    const bool shows_check_on_request = file.stem() == "mixed-line-ends";
    test::GameSession session("boardspace-sgf", {}, shows_check_on_request ? "boardspace-sgf/" : "");
    session.lint(test::file_text(file));
    test::check_bad_file(file, "boardspace-sgf", session.findings());
  }
  test::check_file_of_each_finding("boardspace-sgf", "hive/boardspace-sgf/invalid", ".sgf");
}
