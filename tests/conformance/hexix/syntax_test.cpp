// What is found in the bytes, the layout and the words of records, against the vectors of Hexix.

#include "diagnostics/ids.hpp"
#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/reading.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using hexix::Dialect;

namespace {

// The findings that need nothing of the play.
bool is_of_reading(std::string_view name) {
  if (name == "hexix/misplaced-position" || name == "hexix/bad-position") return true;
  const diagnostics::CatalogueEntry* const entry = diagnostics::find_diagnostic(name);
  return entry != nullptr && entry->phase <= diagnostics::Phase::syntax && name != "hexix/byte-order-mark";
}

std::string expected_reading_report(const nlohmann::json& diagnostics) {
  nlohmann::json ours = nlohmann::json::array();
  for (const auto& row : diagnostics) {
    if (is_of_reading(row["name"].get<std::string>())) ours.push_back(row);
  }
  return test::expected_findings(ours);
}

Dialect dialect_of(const nlohmann::json& row) { return row["dialect"] == "2019" ? Dialect::v2019 : Dialect::v2024; }

void check_vectors(const std::string& path) {
  for (const auto& row : test::json_vectors(path)) {
    CAPTURE(row.dump());
    CHECK(test::report_of(test::hexix_findings(test::input_of(row), dialect_of(row))) ==
          expected_reading_report(row["diagnostics"]));
  }
}

}  // namespace

TEST_CASE("hexix vectors: syntax") { check_vectors("hexix/syntax.jsonl"); }

TEST_CASE("hexix vectors: rows of the rules, as they are written") { check_vectors("hexix/rules.jsonl"); }

TEST_CASE("hexix vectors: published records") {
  for (const auto& row : test::json_vectors("hexix/published.jsonl")) {
    CAPTURE(row.dump());
    const std::optional<std::string> text = test::shared_file("data/hexix/" + row["file"].get<std::string>());
    if (!text) continue;
    const Dialect dialect = dialect_of(row);
    CHECK(test::report_of(test::hexix_findings(*text, dialect)) == expected_reading_report(row["diagnostics"]));
    const Dialect other = dialect == Dialect::v2024 ? Dialect::v2019 : Dialect::v2024;
    const std::vector<Diagnostic> findings = test::hexix_findings(*text, other);
    const auto marks = std::count_if(findings.begin(), findings.end(), [](const Diagnostic& finding) {
      return finding.id == diagnostics::DiagnosticId::hexix_dialect_mark;
    });
    CHECK(marks == row["dialect_mark_count_when_read_in_the_other_dialect"].get<std::ptrdiff_t>());
  }
}

TEST_CASE("hexix vectors: legal games have no findings") {
  for (const auto& row : test::json_vectors("hexix/games.jsonl")) {
    CHECK(test::report_of(test::hexix_findings(row["input"].get<std::string>())).empty());
  }
}

TEST_CASE("hexix vectors: safe fixes bring the canonical layout about") {
  for (const auto& row : test::json_vectors("hexix/format.jsonl")) {
    if (!row["options"].empty()) continue;
    CAPTURE(row.dump());
    const std::string fixed = test::fixed_hexix(row["input"].get<std::string>());
    // Nothing is left but what needs no change.
    for (const Diagnostic& finding : test::hexix_findings(fixed)) CHECK(!finding.fix);
    CHECK(test::hexix_findings(row["canonical"].get<std::string>()).empty() == test::hexix_findings(fixed).empty());
  }
}
