// The library's front door against the vectors of UHP.

#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/door/game_session.hpp"
#include "support/files/vectors.hpp"

using namespace plyglot;

TEST_CASE("uhp vectors: GameStrings") {
  test::GameSession session("uhp");
  for (const auto& row : test::json_vectors("hive/uhp.jsonl")) {
    CAPTURE(row.dump());
    const auto input = row["input"].get<std::string>();
    session.read(input);
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    CHECK(session.is_sound() == row["ok"].get<bool>());
    CHECK(session.record().is_sound == session.is_sound());
    // What comes after it rests on a reading of the move that is refused.
    const std::size_t prefix = row["prefix_plies"].get<std::size_t>();
    const hive::Record& record = session.record();
    CHECK((record.plies.size() == prefix || record.refused_after == prefix));
    if (row["canonical"].is_null()) {
      CHECK(session.format(input) == input + '\n');
      continue;
    }
    const auto canonical = row["canonical"].get<std::string>();
    const std::vector<std::string> open = test::open_names(session.findings());
    session.read(canonical);
    const bool is_kept = open != test::open_names(session.findings());
    CHECK(session.format(input) == (is_kept ? input : canonical) + '\n');
    CHECK(session.canonical(input) == canonical + '\n');
    CHECK(session.format(canonical) == canonical + '\n');
  }
}
