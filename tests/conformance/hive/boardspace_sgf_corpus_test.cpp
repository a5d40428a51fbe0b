// The valid files of boardspace.net in the corpus are games without a fault.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/files/text_corpus.hpp"

using namespace plyglot;

using diagnostics::Severity;

TEST_CASE("boardspace-sgf corpus: games without a fault, which are the same in UHP") {
  test::GameSession session("boardspace-sgf");
  test::GameSession uhp("uhp");
  for (const auto& file : test::corpus_files_in("hive/boardspace-sgf/valid", ".sgf")) {
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
