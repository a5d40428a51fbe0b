// The library's front door against the vectors of Hexix: whole files, all that is found in them, and what is written.

#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/session.hpp"

#include "hexix/record/record_replay.hpp"

using namespace plyglot;
using test::HexixSession;

namespace {

std::string expected_report(const nlohmann::json& diagnostics) {
  std::string out;
  for (const auto& found : diagnostics) {
    out += found["name"].get<std::string>() + ' ' + found["severity"].get<std::string>() + ' ';
    out += std::to_string(found["start"].get<int>()) + '-' + std::to_string(found["end"].get<int>());
    std::string labels;
    for (const auto& label : found["labels"]) {
      labels += (labels.empty() ? "" : ", ") + std::to_string(label[0].get<int>()) + '-' +
                std::to_string(label[1].get<int>());
    }
    if (!labels.empty()) out += " [" + labels + ']';
    out += '\n';
  }
  return out;
}

test::Options options_of(const nlohmann::json& row) {
  test::Options options;
  if (row.contains("dialect")) options.emplace_back("dialect", row["dialect"].get<std::string>());
  if (row.contains("options")) {
    for (const auto& [key, value] : row["options"].items()) options.emplace_back(key, value.get<std::string>());
  }
  return options;
}

void check_formatting(HexixSession& session, const std::string& input, const nlohmann::json& canonical) {
  session.lint(input);
  const std::vector<std::string> open = test::open_names(session.findings());
  if (!canonical.is_null()) session.lint(canonical.get<std::string>());
  const bool is_kept = canonical.is_null() || open != test::open_names(session.findings());
  const auto formatted = session.format(input);
  CHECK(formatted.is_kept_as_a_whole == is_kept);
  if (formatted.is_kept_as_a_whole) {
    CHECK(formatted.text == input);
    CHECK(session.canonical(input) == (canonical.is_null() ? input : canonical.get<std::string>()));
    return;
  }
  CHECK(formatted.text == canonical.get<std::string>());
  CHECK(session.format(formatted.text).text == formatted.text);
}

std::string final_of(const hexix::Record& record) {
  const auto position = hexix::final_position(record);
  return position ? hexix::position_text(*position) : "null";
}

std::string text_or_null(const nlohmann::json& value) { return value.is_null() ? "null" : value.get<std::string>(); }

void check_end(const nlohmann::json& row, const hexix::Record& record) {
  CHECK(final_of(record) == text_or_null(row["final"]));
  const std::string_view result = hexix::result_text(record);
  CHECK((result.empty() ? "null" : std::string(result)) == text_or_null(row["end"]));
}

}  // namespace

TEST_CASE("hexix vectors: layout and syntax") {
  for (const auto& row : test::json_vectors("hexix/syntax.jsonl")) {
    CAPTURE(row.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    HexixSession session(options_of(row));
    const std::string input = test::input_of(row);
    session.lint(input);
    CHECK(session.report() == expected_report(row["diagnostics"]));
    check_formatting(session, input, row["canonical"]);
  }
}

TEST_CASE("hexix vectors: rules of play") {
  for (const auto& row : test::json_vectors("hexix/rules.jsonl")) {
    CAPTURE(row.dump());
    HexixSession session(options_of(row));
    const std::string input = test::input_of(row);
    session.lint(input);
    CHECK(session.report() == expected_report(row["diagnostics"]));
    check_formatting(session, input, row["canonical"]);
    check_end(row, session.read(input).back());
  }
}

TEST_CASE("hexix vectors: formatting with options") {
  for (const auto& row : test::json_vectors("hexix/format.jsonl")) {
    CAPTURE(row.dump());
    HexixSession session(options_of(row));
    check_formatting(session, test::input_of(row), row["canonical"]);
  }
}

TEST_CASE("hexix vectors: the published records") {
  for (const auto& row : test::json_vectors("hexix/published.jsonl")) {
    const auto text = test::shared_file("data/hexix/" + row["file"].get<std::string>());
    if (!text) continue;
    CAPTURE(row["file"]);
    HexixSession session(options_of(row));
    session.lint(*text);
    CHECK(session.report() == expected_report(row["diagnostics"]));
    const auto records = session.read(*text);
    REQUIRE(records.size() == 1);
    CHECK(records[0].rows.size() == row["rows"].get<std::size_t>());
    CHECK(records[0].plies.size() == row["plies"].get<std::size_t>());
    check_end(row, records[0]);
    const std::string formatted = session.format(*text).text;
    CHECK((formatted == *text) == row["canonical_equals_input"].get<bool>());
    CHECK((formatted == *text + '\n') == row["canonical_is_input_plus_newline"].get<bool>());
  }
}

TEST_CASE("hexix vectors: a published record read in the other dialect") {
  for (const auto& row : test::json_vectors("hexix/published.jsonl")) {
    const auto text = test::shared_file("data/hexix/" + row["file"].get<std::string>());
    if (!text) continue;
    CAPTURE(row["file"]);
    const test::Options options = {{"dialect", row["dialect"] == "2024" ? "2019" : "2024"}};
    HexixSession session(options);
    session.lint(*text);
    const auto marks = std::count_if(session.findings().begin(), session.findings().end(), [](const auto& found) {
      return catalogue_entry(found.id).name == "hexix/dialect-mark";
    });
    CHECK(marks == row["dialect_mark_count_when_read_in_the_other_dialect"].get<int>());
  }
}

TEST_CASE("hexix vectors: generated games are clean and canonical") {
  for (const auto& row : test::json_vectors("hexix/games.jsonl")) {
    CAPTURE(row["id"]);
    HexixSession session;
    const std::string input = test::input_of(row);
    session.lint(input);
    CHECK(session.report().empty());
    CHECK(session.format(input).text == input);
    check_end(row, session.read(input).back());
  }
}

TEST_CASE("hexix vectors: the dialects are translated into each other") {
  const auto check = [](const std::string& from, const std::string& to, const std::string& text,
                        const std::string& expected) {
    HexixSession session({{"dialect", from}});
    const auto translated = session.translate(text, test::target_of("hexix:" + to));
    CHECK(translated.text == expected);
    CHECK(translated.written == 1);
  };
  for (const auto& row : test::json_vectors("hexix/translate.jsonl")) {
    CAPTURE(row.dump());
    check("2024", "2019", row["2024"].get<std::string>(), row["2019"].get<std::string>());
    check("2019", "2024", row["2019"].get<std::string>(), row["2024"].get<std::string>());
  }
  for (const std::string name : {"new-player-game", "opening-game-snippet"}) {
    const auto now = test::shared_file("data/hexix/" + name + ".txt");
    const auto then = test::shared_file("data/hexix/" + name + ".2019-05-12.txt");
    if (!now || !then) continue;
    CAPTURE(name);
    check("2024", "2019", *now, *then);
    check("2019", "2024", *then, *now);
  }
}
