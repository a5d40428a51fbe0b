// The naive reader against the vectors, before the library is measured with it.

#include "naive/hop/reading.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"

using namespace plyglot;

namespace {

naive::Dialect dialect_named(const std::string& name) {
  return name == "spec" ? naive::Dialect::spec : naive::Dialect::hivegame;
}

std::string findings_of(const naive::Reading& reading) {
  std::string text;
  for (const naive::Finding& finding : reading.findings) {
    text += std::string(finding.name) + ' ' + std::string(finding.severity) + ' ' + std::to_string(finding.start) +
            '-' + std::to_string(finding.end) + '\n';
  }
  return text;
}

// The counts as hop-gametype.tsv spells them: `(9)A` for nine.
std::string counts_of(const naive::Set& set) {
  std::string text;
  for (const char letter : std::string("QABDGLMPSqabdglmps")) {
    const auto found = set.find(letter);
    const long count = found == set.end() ? 0 : found->second;
    if (count == 0) continue;
    if (count > 8) text += '(' + std::to_string(count) + ')';
    if (count > 1 && count <= 8) text += std::to_string(count);
    text += letter;
  }
  return text;
}

}  // namespace

TEST_CASE("naive hop: valid strings") {
  for (const auto& row : test::json_vectors("hive/hop-valid.jsonl")) {
    CAPTURE(row.dump());
    const naive::Dialect dialect = dialect_named(row["dialect"]);
    const naive::Reading reading = naive::read(row["input"].get<std::string>(), dialect);
    CHECK(findings_of(reading) == test::expected_findings(row["diagnostics"]));
    CHECK(naive::board_text(reading) == row["board"].get<std::string>());
    CHECK(naive::canonical_gametype(reading.set) == row["gametype"].get<std::string>());
    CHECK(std::string(1, reading.to_move) == row["player"].get<std::string>());
    CHECK(naive::canonical(reading, dialect) == row["canonical"].get<std::string>());
  }
}

TEST_CASE("naive hop: strings with errors") {
  for (const auto& row : test::json_vectors("hive/hop-invalid.jsonl")) {
    CAPTURE(row.dump());
    const naive::Reading reading = naive::read(row["input"].get<std::string>(), dialect_named(row["dialect"]));
    CHECK(findings_of(reading) == test::expected_findings(row["diagnostics"]));
  }
}

TEST_CASE("naive hop: gametypes") {
  for (const auto& row : test::table_vectors("hive/hop-gametype.tsv")) {
    CAPTURE(row[0]);
    const naive::Reading reading = naive::read(row[0] + ",,w", naive::Dialect::spec);
    CHECK(counts_of(reading.set) == row[1]);
    const std::string canonical = naive::canonical_gametype(reading.set);
    CHECK((canonical == "ultimate" ? "(omitted)" : canonical) == row[2]);
    std::string findings;
    for (const naive::Finding& finding : reading.findings) {
      if (!findings.empty()) findings += ' ';
      findings += std::string(finding.name) + '@' + std::to_string(finding.start) + '-' + std::to_string(finding.end);
    }
    if (findings.empty()) findings = "-";
    CHECK(findings == row.at(4));
  }
}

TEST_CASE("naive hop: positions of real games are canonical in both dialects") {
  for (const auto& row : test::table_vectors("hive/hop-canonical.tsv")) {
    CAPTURE(row[0], row[1]);
    const naive::Reading spec = naive::read(row[3], naive::Dialect::spec);
    const naive::Reading site = naive::read(row[4], naive::Dialect::hivegame);
    CHECK_FALSE(spec.has_error());
    CHECK_FALSE(site.has_error());
    CHECK(naive::canonical(spec, naive::Dialect::spec) == row[3]);
    CHECK(naive::canonical(spec, naive::Dialect::hivegame) == row[4]);
    CHECK(naive::canonical(site, naive::Dialect::spec) == row[3]);
    CHECK(naive::canonical(site, naive::Dialect::hivegame) == row[4]);
    CHECK((row[3] == row[4]) == (row[5] == "yes"));
  }
}

TEST_CASE("naive hop: equality") {
  for (const auto& row : test::table_vectors("hive/hop-equality.tsv")) {
    CAPTURE(row[0], row[1]);
    const naive::Reading a = naive::read(row[0], naive::Dialect::spec);
    const naive::Reading b = naive::read(row[1], naive::Dialect::spec);
    const std::string of_b = naive::canonical(b, naive::Dialect::spec);
    const bool is_equal = naive::canonical(a, naive::Dialect::spec) == of_b;
    // hop R21.
    const bool is_reflected = is_equal || naive::canonical(a, naive::Dialect::hivegame) == of_b;
    CHECK(is_equal == (row[2] == "yes"));
    CHECK(is_reflected == (row[3] == "yes"));
  }
}
