// The vectors of Hexix' rules: what is found, how games end, and every ply of the published records.

#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/playing.hpp"

using namespace plyglot;

namespace {

std::string text_or_empty(const nlohmann::json& value) { return value.is_null() ? "" : value.get<std::string>(); }

hexix::Options options_of_dialect(const nlohmann::json& row) {
  hexix::Options options;
  if (row.contains("dialect") && row["dialect"] == "2019") options.dialect = hexix::Dialect::v2019;
  return options;
}

// As hexix_play_report has them.
std::string expected_play_report(const nlohmann::json& diagnostics) {
  std::string report;
  for (const auto& expected : diagnostics) {
    const std::string name = expected.at("name").get<std::string>();
    const auto* const entry = diagnostics::find_diagnostic(name);
    REQUIRE(entry != nullptr);
    diagnostics::Diagnostic finding;
    finding.id = entry->id;
    if (!test::is_of_hexix_play(finding)) continue;
    report += name + ' ' + expected.at("severity").get<std::string>() + ' ' + expected.at("start").dump() + '-' +
              expected.at("end").dump();
    for (const auto& label : expected.at("labels")) report += ' ' + label.at(0).dump() + '-' + label.at(1).dump();
    report += '\n';
  }
  return report;
}

void check_findings(const nlohmann::json& row, const test::HexixFile& file) {
  CHECK(test::hexix_play_report(file) == expected_play_report(row.at("diagnostics")));
  for (const diagnostics::Diagnostic& finding : file.findings) {
    if (test::is_of_hexix_play(finding)) CHECK(finding.message.size() <= 95);
  }
}

void check_end(const nlohmann::json& row, const test::HexixFile& file) {
  REQUIRE(!file.records.empty());
  const hexix::Record& last = file.records.back();
  CHECK(test::final_hexix_position(last) == (row.at("final").is_null() ? "unknown" : text_or_empty(row["final"])));
  CHECK(result_text(last) == text_or_empty(row.at("end")));
}

std::string cells_text(hexix::CellSet cells) {
  std::string text;
  for (; cells != 0; cells &= cells - 1) {
    if (!text.empty()) text += ',';
    text += hexix::cell_name(hexix::first_of(cells));
  }
  return text.empty() ? "-" : text;
}

std::string piece_after(const hexix::Ply& ply, const hexix::State& after) {
  if (!ply.is_applied) return "-";
  const hexix::Cell cell = ply.kind == hexix::PlyKind::capture ? ply.target : ply.cell;
  return std::string(hexix::cell_name(cell)) + '=' + hexix::piece_text(after.at(cell));
}

std::string kind_text(hexix::PlyKind kind) {
  constexpr const char* names[] = {"place", "increment", "capture", "skip", "missing", "unreadable"};
  return names[static_cast<std::size_t>(kind)];
}

// The cells of a trace's row from `start` on.
std::vector<std::string> traced(const hexix::Ply& ply, const hexix::State& before, const hexix::State& after) {
  const auto inactive = [&](hexix::Player player) { return cells_text(after.pieces(player) & ~after.active(player)); };
  return {std::to_string(ply.whole.begin),
          std::to_string(ply.whole.end),
          kind_text(ply.kind),
          piece_after(ply, after),
          ply.captured ? hexix::piece_text(*ply.captured) : "-",
          std::to_string(hexix::count_legal_moves(before)),
          inactive(hexix::Player::blue),
          inactive(hexix::Player::red),
          hexix::position_text(after.position())};
}

void check_trace(const std::string& name) {
  CAPTURE(name);
  const auto text = test::shared_file("data/hexix/" + name + ".txt");
  const auto rows = test::table_vectors("hexix/trace-" + name + ".tsv");
  if (!text || rows.empty()) return;
  const hexix::Record record = test::read_hexix_record(*text);
  REQUIRE(record.plies.size() == rows.size());
  hexix::RecordReplay replay(record);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CAPTURE(i);
    const hexix::State before = replay.state();
    replay.advance();
    const hexix::Ply& ply = record.plies[i];
    CHECK(rows[i][1] == std::to_string(ply.row + 1));
    CHECK(rows[i][2] == (ply.player == hexix::Player::blue ? "B" : "R"));
    CHECK(std::vector<std::string>(rows[i].begin() + 4, rows[i].end()) == traced(ply, before, replay.state()));
  }
}

}  // namespace

TEST_CASE("hexix play: the vectors of the rules") {
  for (const auto& row : test::json_vectors("hexix/rules.jsonl")) {
    CAPTURE(row.at("id"));
    const test::HexixFile file = test::play_hexix(test::input_of(row), options_of_dialect(row));
    check_findings(row, file);
    check_end(row, file);
    const bool can_be_printed = !row.at("canonical").is_null();
    if (can_be_printed)
      CHECK(test::formatted_hexix(file.text, options_of_dialect(row)) == text_or_empty(row["canonical"]));
  }
}

TEST_CASE("hexix play: the vectors of syntax") {
  for (const auto& row : test::json_vectors("hexix/syntax.jsonl")) {
    CAPTURE(row.at("id"));
    std::string text = test::input_of(row);
    // The mark is skipped before the units begin (hexix 2); the places of what is found count it.
    if (text.rfind("\xEF\xBB\xBF", 0) == 0) continue;
    const test::HexixFile file = test::play_hexix(std::move(text), options_of_dialect(row));
    check_findings(row, file);
    if (!row.at("canonical").is_null()) {
      CHECK(test::formatted_hexix(file.text, options_of_dialect(row)) == text_or_empty(row["canonical"]));
    }
  }
}

TEST_CASE("hexix play: the published records") {
  for (const auto& row : test::json_vectors("hexix/published.jsonl")) {
    CAPTURE(row.at("file"));
    const auto text = test::shared_file("data/hexix/" + row["file"].get<std::string>());
    if (!text) continue;
    const test::HexixFile file = test::play_hexix(*text, options_of_dialect(row));
    check_findings(row, file);
    check_end(row, file);
    CHECK(file.records.at(0).rows.size() == row.at("rows").get<std::size_t>());
    CHECK(file.records[0].plies.size() == row.at("plies").get<std::size_t>());
    const std::string canonical = test::formatted_hexix(*text, options_of_dialect(row));
    CHECK((canonical == *text) == row.at("canonical_equals_input").get<bool>());
    CHECK((canonical == *text + '\n') == row.at("canonical_is_input_plus_newline").get<bool>());
  }
}

TEST_CASE("hexix play: every ply of the published records") {
  check_trace("new-player-game");
  check_trace("opening-game-snippet");
}

TEST_CASE("hexix play: random games are found without fault, and counted") {
  for (const auto& row : test::json_vectors("hexix/games.jsonl")) {
    CAPTURE(row.at("id"));
    const test::HexixFile file = test::play_hexix(test::input_of(row));
    CHECK(file.findings.empty());
    check_end(row, file);
    CHECK(test::formatted_hexix(file.text) == file.text);
    const hexix::Record& record = file.records.at(0);
    REQUIRE(record.plies.size() == row.at("plies").size());
    hexix::RecordReplay replay(record);
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
      CHECK(hexix::count_legal_moves(replay.state()) == row["legal_counts"][i].get<unsigned>());
      replay.advance();
    }
  }
}
