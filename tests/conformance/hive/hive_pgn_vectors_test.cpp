// The library's front door against every vector that concerns Hive PGN.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/files/vectors.hpp"

using namespace plyglot;

namespace {

// The GameString with its references as the text has them.
std::string game_string_of(test::GameSession& session, const std::string& text) {
  return session.translate(text, test::target_of("uhp", {{"references", "keep"}})).value_or("nothing");
}

}  // namespace

TEST_CASE("hive-pgn vectors: files") {
  test::GameSession session("hive-pgn");
  for (const auto& row : test::json_vectors("hive/hive-pgn.jsonl")) {
    CAPTURE(row.dump());
    const auto input = row["input"].get<std::string>();
    session.read(input);
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    const std::string formatted = session.format(input);
    CHECK(session.format(formatted) == formatted);
    if (!session.is_sound()) CHECK(formatted == input);
  }
}

TEST_CASE("hive-pgn vectors: variations") {
  test::GameSession session("hive-pgn");
  for (const auto& row : test::json_vectors("hive/hive-pgn-variations.jsonl")) {
    CAPTURE(row.dump());
    const auto input = row["input"].get<std::string>();
    session.read(input);
    REQUIRE(session.is_sound() == row["ok"].get<bool>());
    if (!session.is_sound()) {
      CHECK(session.format(input) == input);
      continue;
    }
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    const auto canonical = row["canonical"].get<std::string>();
    CHECK(session.format(input) == canonical);
    CHECK(session.format(canonical) == canonical);
    CHECK(session.translate(input, test::target_of("uhp", {})) == row["uhp"].get<std::string>());
  }
}

TEST_CASE("hive-pgn vectors: real games") {
  test::GameSession session("hive-pgn");
  for (const auto& row : test::table_vectors("hive/hive-pgn-games.tsv")) {
    CAPTURE(row[0], row[1], row[2]);
    const auto text = test::shared_file("data/hive/" + row[0]);
    if (!text) continue;
    session.read(*text);
    CHECK(session.is_sound());
    for (const auto& finding : session.findings()) CHECK(finding.severity == diagnostics::Severity::info);
    REQUIRE(session.record().result);
    CHECK(name_of(*session.record().result) == row[1]);
    const std::string formatted = session.format(*text);
    CHECK(session.format(formatted) == formatted);
    CHECK(game_string_of(session, *text) == row[2] + '\n');
  }
}
