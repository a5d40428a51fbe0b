// The vectors of Hopgi's records: what is found, what is written, and where games end.

#include "hopgi/board/fen_text.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/findings.hpp"
#include "support/hopgi/playing.hpp"

using namespace plyglot;

namespace {

// That of the mark is the toolchain's.
nlohmann::json without_byte_order_mark(const nlohmann::json& diagnostics) {
  nlohmann::json rest = nlohmann::json::array();
  for (const auto& expected : diagnostics) {
    if (expected.at("name") != "hopgi/byte-order-mark") rest.push_back(expected);
  }
  return rest;
}

nlohmann::json final_positions(const test::HopgiFile& file) {
  nlohmann::json positions = nlohmann::json::array();
  for (const hopgi::Record& record : file.records) {
    if (!record.has_game) continue;
    positions.push_back(record.final_position ? nlohmann::json(fen_text(*record.final_position)) : nlohmann::json());
  }
  return positions;
}

nlohmann::json canonical_of(const std::string& text) {
  const std::optional<std::string> canonical = test::formatted_hopgi(text);
  return canonical ? nlohmann::json(*canonical) : nlohmann::json();
}

std::vector<std::string> turns_of(const hopgi::Record& record) {
  std::vector<std::string> turns;
  for (const hopgi::RecordTurn& turn : record.turns) turns.push_back(turn_text(turn.turn));
  return turns;
}

}  // namespace

TEST_CASE("hopgi play: the vectors of records") {
  for (const auto& row : test::json_vectors("hopgi/record.jsonl")) {
    CAPTURE(row.at("id"));
    const test::HopgiFile file = test::play_hopgi(test::input_of(row));
    CHECK(test::hopgi_report(file.findings) == test::hopgi_report(without_byte_order_mark(row.at("diagnostics"))));
    for (const diagnostics::Diagnostic& finding : file.findings) CHECK(finding.message.size() <= 95);
    CHECK(final_positions(file).dump() == row.at("final").dump());
    // What is not UTF-8 stays as it is.
    if (row.contains("input")) CHECK(canonical_of(file.text).dump() == row.at("canonical").dump());
  }
}

TEST_CASE("hopgi play: random games are found without fault") {
  for (const auto& row : test::json_vectors("hopgi/games.jsonl")) {
    CAPTURE(row.at("id"));
    const test::HopgiFile file = test::play_hopgi(test::input_of(row));
    CHECK(test::hopgi_report(file.findings).empty());
    CHECK(canonical_of(file.text) == row.at("input"));
    REQUIRE(file.records.size() == 1);
    const hopgi::Record& record = file.records.front();
    CHECK(turns_of(record) == row.at("turns").get<std::vector<std::string>>());
    CHECK(std::string(result_text(record.result)) == row.at("result").get<std::string>());
    CHECK(final_positions(file).at(0) == row.at("final"));
  }
}

TEST_CASE("hopgi play: the vectors of formatting, and formatting them again") {
  for (const auto& row : test::json_vectors("hopgi/format.jsonl")) {
    CAPTURE(row.at("id"));
    const auto canonical = test::formatted_hopgi(row.at("input").get<std::string>());
    REQUIRE(canonical);
    CHECK(*canonical == row.at("canonical").get<std::string>());
    CHECK(test::formatted_hopgi(*canonical) == canonical);
  }
}
