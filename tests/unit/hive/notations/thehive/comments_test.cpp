// Comments that suppress findings.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"

using namespace plyglot;

namespace {

std::string linted(const std::string& text) {
  test::GameSession session("thehive");
  session.lint(text);
  return session.report();
}

std::string fixed(const std::string& text) {
  test::GameSession session("thehive");
  session.lint(text);
  REQUIRE(session.findings().size() == 1);
  REQUIRE(session.findings().front().fix);
  return test::applied(text, *session.findings().front().fix);
}

}  // namespace

TEST_CASE("thehive suppressions: beside a move, for its line") {
  CHECK(linted("WA1 # plyglot: ignore[thehive/piece-case] as it was typed\nBA1*|wA1\n") ==
        "thehive/piece-case warning 58-60\n");
  CHECK(linted("wA1\nBA1*|WA1 # plyglot: ignore[thehive/piece-case]\n").empty());
}

TEST_CASE("thehive suppressions: alone, for the next move") {
  CHECK(linted("# plyglot: ignore[thehive/piece-case]\n\n# between\n 1.\nWA1\nBA1*|wA1\n") ==
        "thehive/piece-case warning 57-59\n");
  CHECK(linted("wA1\n  # plyglot: ignore[thehive/second-move-side]\nbA1/*wA1\n").empty());
}

TEST_CASE("thehive suppressions: for the whole file, before its first move") {
  CHECK(linted("# my game\n# plyglot: ignore-file[thehive/piece-case]\nWA1\nBA1*|WA1\n").empty());
  CHECK(linted("WA1\n# plyglot: ignore-file[thehive/piece-case]\n") ==
        "thehive/piece-case warning 0-2\nplyglot/misplaced-suppression warning 15-26\n");
  CHECK(linted("WA1 # plyglot: ignore-file[thehive/piece-case]\n") ==
        "thehive/piece-case warning 0-2\nplyglot/misplaced-suppression warning 15-26\n");
}

TEST_CASE("thehive suppressions: those of no use are reported, and can be deleted") {
  CHECK(fixed("wA1  # plyglot: ignore[thehive/piece-case]\nbA1*|wA1\n") == "wA1\nbA1*|wA1\n");
  CHECK(fixed("wA1\n # plyglot: ignore[thehive/piece-case]\nbA1*|wA1\n") == "wA1\nbA1*|wA1\n");
  CHECK(fixed("wA1\n# plyglot: ignore[thehive/piece-case]") == "wA1\n");
  // No move follows.
  CHECK(linted("WA1\n# plyglot: ignore[thehive/piece-case]\n") ==
        "thehive/piece-case warning 0-2\nplyglot/unused-suppression warning 22-40\n");
}

TEST_CASE("thehive suppressions: an error that is not shown is an error still") {
  test::GameSession session("thehive");
  const std::string text = "wA1\nhello # plyglot: ignore[thehive/bad-move]\nbA1*|wA1\n";
  session.lint(text);
  CHECK(session.report() == "");
  CHECK(session.format(text) == text);
}
