// The reading of Homeworlds texts against its vectors: words and actions of every dialect, and the layouts of files.

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/reading.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::DiagnosticId;
using homeworlds::NotedFinding;

namespace {

std::string expected_actions(const nlohmann::json& actions) {
  std::string text;
  for (const auto& action : actions) {
    text += action["verb"].get<std::string>() + ' ' + std::to_string(action["start"].get<int>()) + '-' +
            std::to_string(action["end"].get<int>()) + '\n';
  }
  return text;
}

// Fixes and labels are not given everywhere; where they are, ours are the same.
void check_fixes(const nlohmann::json& diagnostics, const std::vector<NotedFinding>& findings) {
  for (const auto& row : diagnostics) {
    if (!row.contains("fix")) continue;
    CAPTURE(row.dump());
    CHECK(std::any_of(findings.begin(), findings.end(), [&](const NotedFinding& finding) {
      return diagnostics::catalogue_entry(finding.id).name == row["name"].get<std::string>() &&
             finding.span.begin == row["start"].get<std::uint32_t>() && finding.fix == row["fix"].get<std::string>();
    }));
  }
}

bool is_sound(const std::vector<NotedFinding>& findings) {
  return std::none_of(findings.begin(), findings.end(),
                      [](const NotedFinding& finding) { return finding.severity == diagnostics::Severity::error; });
}

void drop(DiagnosticId id, std::vector<NotedFinding>& findings) {
  const auto is_it = [&](const NotedFinding& finding) { return finding.id == id; };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_it), findings.end());
}

}  // namespace

TEST_CASE("homeworlds syntax: turns in every dialect") {
  for (const auto& row : test::json_vectors("homeworlds/syntax.jsonl")) {
    CAPTURE(row.dump());
    homeworlds::ReadOptions options;
    options.dialect = homeworlds::dialect_named(row["dialect"].get<std::string>());
    REQUIRE(options.dialect);
    test::HomeworldsReading reading = test::read_homeworlds(row["text"].get<std::string>(), options);
    test::check_spans(reading);
    // A row is a turn, and not a file.
    drop(DiagnosticId::homeworlds_no_initial_position, reading.findings);
    CHECK(test::report_of(reading.findings) == test::sorted_expected_findings(row["diagnostics"]));
    check_fixes(row["diagnostics"], reading.findings);
    CHECK(test::actions_of(reading.ast) == expected_actions(row["actions"]));
    CHECK(is_sound(reading.findings) == (row["verdict"] == "accept"));
  }
}

TEST_CASE("homeworlds syntax: turns as they are printed") {
  for (const auto& row : test::json_vectors("homeworlds/syntax.jsonl")) {
    if (row["canonical"].is_null()) continue;
    CAPTURE(row.dump());
    homeworlds::ReadOptions options;
    options.dialect = homeworlds::dialect_named(row["dialect"].get<std::string>());
    const std::string canonical = test::printed(test::read_homeworlds(row["text"].get<std::string>(), options));
    CHECK(canonical == row["canonical"].get<std::string>());
    CHECK(test::printed(test::read_homeworlds(canonical, options)) == canonical);
  }
}

namespace {

// Those of homeworlds 7.
#define PLYGLOT_DIAGNOSTIC(id, name, ...) name,
constexpr std::string_view names_in_list[] = {
#include "diagnostics/catalogue/homeworlds.def"
};
#undef PLYGLOT_DIAGNOSTIC

// The diagnostics of a row that can be known without playing.
nlohmann::json found_by_reading(const nlohmann::json& diagnostics) {
  nlohmann::json kept = nlohmann::json::array();
  for (const auto& row : diagnostics) {
    const auto name = row["name"].get<std::string>();
    // Who moves is known when the game is played (homeworlds R2).
    if (name == "homeworlds/unknown-player" || name == "homeworlds/wrong-player") continue;
    if (std::find(std::begin(names_in_list), std::end(names_in_list), name) != std::end(names_in_list))
      kept.push_back(row);
  }
  return kept;
}

void check_turn(const test::HomeworldsReading& reading, const homeworlds::TurnNode& turn, const nlohmann::json& row) {
  CAPTURE(row.dump());
  CHECK(turn.span.begin == row["start"].get<std::uint32_t>());
  CHECK(turn.span.end == row["end"].get<std::uint32_t>());
  CHECK(turn.action_count == row["actions"].get<std::uint32_t>());
  CHECK(turn.number.has_value() == !row["number"].is_null());
  if (!row["number"].is_null()) CHECK(turn.number == row["number"].get<std::uint32_t>());
  const std::string handle = row["handle"].is_null() ? "" : row["handle"].get<std::string>();
  CHECK(reading.slice(turn.handle) == handle);
}

}  // namespace

TEST_CASE("homeworlds layout: files") {
  for (const auto& row : test::json_vectors("homeworlds/layout.jsonl")) {
    CAPTURE(row.dump());
    homeworlds::ReadOptions options;
    if (!row["layout_option"].is_null()) {
      options.layout = homeworlds::layout_named(row["layout_option"].get<std::string>());
    }
    const test::HomeworldsReading reading = test::read_homeworlds(row["text"].get<std::string>(), options);
    test::check_spans(reading);
    CHECK(reading.ast.layout == homeworlds::layout_named(row["layout"].get<std::string>()));
    CHECK(reading.ast.is_fragment == row["fragment"].get<bool>());
    REQUIRE(reading.ast.turns.size() == row["turns"].size());
    for (std::size_t i = 0; i < row["turns"].size(); ++i) check_turn(reading, reading.ast.turns[i], row["turns"][i]);
    const nlohmann::json expected = found_by_reading(row["diagnostics"]);
    CHECK(test::report_of(reading.findings) == test::sorted_expected_findings(expected));
    check_fixes(expected, reading.findings);
  }
}

// What can be known of an archive game without playing it.
TEST_CASE("homeworlds syntax: games of the archive") {
  constexpr std::size_t id = 0;
  constexpr std::size_t turns = 2;
  constexpr std::size_t actions = 3;
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::sdg;
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    const auto text = test::shared_file("data/homeworlds/sdg-raw/" + row[id] + ".raw");
    if (!text) continue;
    CAPTURE(row[id]);
    test::HomeworldsReading reading = test::read_homeworlds(*text, options);
    test::check_spans(reading);
    CHECK(std::to_string(reading.ast.turns.size()) == row[turns]);
    CHECK(std::to_string(reading.ast.actions.size()) == row[actions]);
    CHECK(is_sound(reading.findings));
  }
}

TEST_CASE("homeworlds syntax: played games in every dialect") {
  for (std::size_t i = 1; i <= 60; ++i) {
    for (const auto& [folder, dialect] :
         {std::pair("quux", homeworlds::Dialect::quux), std::pair("seednotation", homeworlds::Dialect::jpb)}) {
      const auto text =
          test::shared_file("data/homeworlds/selfplay-" + std::string(folder) + "/seed" + std::to_string(i) + ".txt");
      if (!text) continue;
      homeworlds::ReadOptions options;
      options.dialect = dialect;
      const test::HomeworldsReading reading = test::read_homeworlds(*text, options);
      CAPTURE(i, folder);
      test::check_spans(reading);
      CHECK(test::report_of(reading.findings).empty());
    }
  }
}

TEST_CASE("homeworlds syntax: whole games in every dialect") {
  const std::pair<std::string_view, homeworlds::Dialect> files[] = {
      {"seed.hw", homeworlds::Dialect::seed},  {"jpb.txt", homeworlds::Dialect::jpb},
      {"ap.txt", homeworlds::Dialect::ap},     {"sdg.txt", homeworlds::Dialect::sdg},
      {"quux.txt", homeworlds::Dialect::quux}, {"hwl.txt", homeworlds::Dialect::hwl},
      {"bga.txt", homeworlds::Dialect::bga}};
  for (const int number : {3, 4, 8, 14, 20, 26, 42, 54}) {
    const std::string folder = "homeworlds/games/selfplay" + std::to_string(number) + "/";
    const auto turns = test::json_vector(folder + "expected.json")["turns"].get<std::size_t>();
    for (const auto& [name, dialect] : files) {
      const auto text = test::vector_file(folder + std::string(name));
      if (!text) continue;
      CAPTURE(folder, name);
      homeworlds::ReadOptions options;
      options.dialect = dialect;
      const test::HomeworldsReading reading = test::read_homeworlds(*text, options);
      test::check_spans(reading);
      // What is asked for alone.
      const auto is_restart = [](const homeworlds::NotedFinding& finding) {
        return finding.id == diagnostics::DiagnosticId::homeworlds_restarted_turn;
      };
      CHECK(std::all_of(reading.findings.begin(), reading.findings.end(), is_restart));
      CHECK(reading.ast.turns.size() == turns);
    }
  }
}
