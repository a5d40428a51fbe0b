// boardspace.net's game files against the vectors and the real files beside the project.

#include "hive/record/projection.hpp"
#include "hive/spelling/hop_text.hpp"
#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/files/vectors.hpp"
#include "support/games/records.hpp"
#include "support/hive/sgf_reading.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

using diagnostics::Severity;

// The columns of sgf-games.tsv.
enum Column : std::size_t {
  file,
  game_type,
  plies,
  passes,
  lone_done,
  repositioned,
  state,
  resignation,
  kept,
  canonical,
  hop
};

std::size_t count_of(const test::SgfReading& reading, std::string_view name) {
  const auto& findings = reading.findings();
  return static_cast<std::size_t>(std::count_if(
      findings.begin(), findings.end(), [name](const auto& finding) { return test::name_of(finding) == name; }));
}

std::string resignation_of(const hive::boardspace_sgf::Ast& ast) {
  for (const auto& action : ast.actions) {
    if (action.command != hive::boardspace_sgf::Command::resign) continue;
    return action.player == hive::Colour::white ? "resign-white" : "resign-black";
  }
  return "-";
}

std::size_t passes_in(const hive::Record& record) {
  return static_cast<std::size_t>(
      std::count_if(record.plies.begin(), record.plies.end(), [](const hive::Ply& ply) { return ply.is_pass(); }));
}

std::string hop_of(const hive::Record& record) {
  std::string text;
  hive::hop::print(hive::position_of(record), hive::hop::Dialect::spec, text);
  return text;
}

// What is more than information, but for winners under another name, as guests and robots have.
std::string faults_of(const test::SgfReading& reading) {
  std::string said;
  for (const auto& finding : reading.findings()) {
    const std::string_view name = test::name_of(finding);
    const bool is_common = name == "boardspace-sgf/unknown-winner" || name == "boardspace-sgf/second-tree";
    if (finding.severity != Severity::info && !is_common) said += std::string(name) + ": " + finding.message + '\n';
  }
  return said;
}

}  // namespace

TEST_CASE("boardspace-sgf vectors: small files") {
  test::SgfReading reading;
  for (const auto& row : test::json_vectors("hive/sgf.jsonl")) {
    CAPTURE(row.dump());
    const auto input = row["input"].get<std::string>();
    reading.read(input);
    CHECK(reading.report() == test::expected_findings(row["diagnostics"]));
    CHECK(reading.tree().verify({0, static_cast<std::uint32_t>(input.size())}).empty());
    CHECK(reading.record().has_game == !row["uhp"].is_null());
    if (!row["uhp"].is_null()) CHECK(reading.game_string(true) == row["uhp"].get<std::string>());
  }
}

TEST_CASE("boardspace-sgf vectors: real files") {
  test::SgfReading reading;
  for (const auto& row : test::table_vectors("hive/sgf-games.tsv")) {
    CAPTURE(row[file]);
    const auto text = test::shared_file("data/hive/" + row[file]);
    if (!text) continue;
    reading.read(*text);
    CAPTURE(reading.said());
    CHECK(reading.record().is_sound);
    CHECK(hive::name_of(reading.record().type) == row[game_type]);
    CHECK(std::to_string(reading.record().plies.size()) == row[plies]);
    CHECK(std::to_string(passes_in(reading.record())) == row[passes]);
    CHECK(std::to_string(count_of(reading, "boardspace-sgf/implicit-pass")) == row[lone_done]);
    CHECK(std::to_string(count_of(reading, "boardspace-sgf/repositioned")) == row[repositioned]);
    CHECK(hive::name_of(reading.record().outcome) == row[state]);
    CHECK(resignation_of(reading.ast()) == row[resignation]);
    CHECK(reading.game_string(true) == row[kept]);
    CHECK(reading.game_string(false) == row[canonical]);
    CHECK(hop_of(reading.record()) == row[hop]);
    CHECK(faults_of(reading).empty());
  }
}

TEST_CASE("boardspace-sgf vectors: recordings in Hive PGN are the same games") {
  test::SgfReading reading;
  for (const auto& row : test::table_vectors("hive/hive-pgn-games.tsv")) {
    CAPTURE(row[0]);
    const auto text = test::shared_file("data/hive/" + row[0].substr(0, row[0].size() - 4) + ".sgf");
    if (!text) continue;
    reading.read(*text);
    const hive::Record recorded = test::record_of(row[2]);
    const auto& plies = reading.record().plies;
    CHECK(reading.record().type == recorded.type);
    CHECK(std::equal(plies.begin(), plies.end(), recorded.plies.begin(), recorded.plies.end(), test::is_same_ply));
    // Where the file has a result, it is that of the recording.
    const auto result = reading.record().result;
    if (result) CHECK(hive::name_of(*result) == row[1]);
  }
}
