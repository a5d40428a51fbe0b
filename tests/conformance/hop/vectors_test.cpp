// The library's front door against every vector that concerns HOP.

#include "support/files/vectors.hpp"
#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/door/reports.hpp"
#include "support/hop/session.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

struct Sessions {
  test::HopSession spec{"spec"};
  test::HopSession hivegame{"hivegame"};
  test::HopSession& of(const nlohmann::json& row) { return row["dialect"] == "spec" ? spec : hivegame; }
};

toolchain::Target target_named(const std::string& name) {
  std::string problem;
  return toolchain::target(name, problem);
}

std::string player_of(const hive::Position& position) {
  if (!position.to_move) return "-";
  return *position.to_move == hive::Colour::white ? "w" : "b";
}

// The counts as hop-gametype.tsv spells them: `(9)A` for nine.
std::string counts_of(const hive::BugSet& set) {
  std::string text;
  for (std::size_t i = 0; i < 2 * hive::bug_kinds; ++i) {
    const std::uint32_t count = set.counts[i / hive::bug_kinds][i % hive::bug_kinds];
    if (count == 0) continue;
    if (count > 8) text += '(' + std::to_string(count) + ')';
    if (count > 1 && count <= 8) text += std::to_string(count);
    text += "QABDGLMPSqabdglmps"[i];
  }
  return text;
}

// What is before the comma of an empty topology.
std::string gametype_written(const std::string& canonical) {
  const std::size_t end = canonical.find(",,");
  return end == std::string::npos ? "(omitted)" : canonical.substr(0, end);
}

}  // namespace

TEST_CASE("hop vectors: valid strings") {
  Sessions sessions;
  for (const auto& row : test::json_vectors("hive/hop-valid.jsonl")) {
    CAPTURE(row.dump());
    test::HopSession& session = sessions.of(row);
    const auto input = row["input"].get<std::string>();
    session.read(input);
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    // hivegame.com refuses some of them.
    const auto is_error = [](const auto& finding) { return finding["severity"] == "error"; };
    const bool is_refused = std::any_of(row["diagnostics"].begin(), row["diagnostics"].end(), is_error);
    CHECK(session.is_sound() == !is_refused);
    CHECK(test::board_text(session.position()) == row["board"].get<std::string>());
    CHECK(player_of(session.position()) == row["player"].get<std::string>());
    const auto canonical = row["canonical"].get<std::string>();
    if (is_refused) continue;
    const std::vector<std::string> open = test::open_names(session.findings());
    session.read(canonical);
    const bool is_kept = open != test::open_names(session.findings());
    CHECK(session.format(input) == (is_kept ? input : canonical));
    CHECK(session.canonical(input) == canonical);
    CHECK(session.format(canonical) == canonical);
    // With three fields the first is the gametype.
    const bool has_gametype = std::count(canonical.begin(), canonical.end(), ',') == 2;
    CHECK((has_gametype ? canonical.substr(0, canonical.find(',')) : "ultimate") == row["gametype"].get<std::string>());
  }
}

TEST_CASE("hop vectors: strings with errors") {
  Sessions sessions;
  for (const auto& row : test::json_vectors("hive/hop-invalid.jsonl")) {
    CAPTURE(row.dump());
    test::HopSession& session = sessions.of(row);
    const auto input = row["input"].get<std::string>();
    session.read(input);
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    CHECK_FALSE(session.is_sound());
    CHECK(session.format(input) == input);
  }
}

TEST_CASE("hop vectors: files") {
  test::HopSession session("spec");
  for (const auto& row : test::json_vectors("hive/hop-file.jsonl")) {
    CAPTURE(row.dump());
    const auto input = row["input"].get<std::string>();
    const auto formatted = row["formatted"].get<std::string>();
    CHECK(session.format_file(input) == formatted);
    session.lint_file(input);
    CHECK(test::report_of(session.findings()) == test::expected_findings(row["diagnostics"]));
    CHECK(session.format_file(formatted) == formatted);
  }
}

TEST_CASE("hop vectors: gametypes") {
  test::HopSession session("spec");
  for (const auto& row : test::table_vectors("hive/hop-gametype.tsv")) {
    CAPTURE(row[0]);
    session.read(row[0] + ",,w");
    CHECK(counts_of(session.position().set) == row[1]);
    std::string findings;
    for (const auto& finding : session.findings()) {
      if (!findings.empty()) findings += ' ';
      findings += std::string(test::name_of(finding)) + '@' + std::to_string(finding.span.begin) + '-' +
                  std::to_string(finding.span.end);
    }
    CHECK((findings.empty() ? "-" : findings) == row.at(4));
    CHECK(gametype_written(session.format(row[0] + ",,w")) == row[2]);
  }
}

TEST_CASE("hop vectors: positions of real games, in both dialects") {
  Sessions sessions;
  const toolchain::Target to_spec = target_named("hop:spec");
  const toolchain::Target to_hivegame = target_named("hop:hivegame");
  for (const auto& row : test::table_vectors("hive/hop-canonical.tsv")) {
    CAPTURE(row[0], row[1]);
    CHECK(sessions.spec.format(row[3]) == row[3]);
    CHECK(sessions.hivegame.format(row[4]) == row[4]);
    CHECK(sessions.spec.translate(row[3], to_hivegame) == row[4] + '\n');
    CHECK(sessions.hivegame.translate(row[4], to_spec) == row[3] + '\n');
    for (test::HopSession* session : {&sessions.spec, &sessions.hivegame}) {
      session->read(session == &sessions.spec ? row[3] : row[4]);
      for (const auto& finding : session->findings()) {
        // A position from a real game is reached in a real game.
        CAPTURE(test::name_of(finding));
        CHECK(finding.severity == diagnostics::Severity::info);
        CHECK(test::name_of(finding).find("/unreachable-") == std::string_view::npos);
      }
    }
  }
}

TEST_CASE("hop vectors: equality") {
  Sessions sessions;
  const toolchain::Target to_hivegame = target_named("hop:hivegame");
  for (const auto& row : test::table_vectors("hive/hop-equality.tsv")) {
    CAPTURE(row[0], row[1]);
    const std::string a = sessions.spec.format(row[0]);
    const std::string b = sessions.spec.format(row[1]);
    // hop R21.
    const auto reflected = sessions.spec.translate(row[0], to_hivegame);
    CHECK((a == b) == (row[2] == "yes"));
    CHECK((a == b || reflected == b + '\n') == (row[3] == "yes"));
  }
}

TEST_CASE("hop vectors: diagrams") {
  Sessions sessions;
  for (const auto& row : test::json_vectors("hive/diagram.jsonl")) {
    CAPTURE(row.dump());
    CHECK(sessions.of(row).diagram(row["hop"].get<std::string>()) == row["diagram"].get<std::string>());
  }
}
