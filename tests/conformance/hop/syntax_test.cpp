// What the parser of HOP finds, against the vectors and against the naive reader.

#include "naive/hop/reading.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hive/hives.hpp"
#include "support/hive/hop_parsing.hpp"
#include "support/hop/texts.hpp"

using namespace plyglot;
using hive::hop::Dialect;

namespace {

constexpr std::string_view modifier_on_literal = "hop/modifier-on-literal";

constexpr std::string_view unclosed_group = "hop/unclosed-group";

// Whether a group that nothing closes is reported depends on what is before it, which the parser does not know.
bool is_the_parsers(std::string_view name) {
  return test::is_about_syntax(name) && name != modifier_on_literal && name != unclosed_group;
}

std::string without_unclosed_groups(const std::string& report) {
  std::string kept;
  for (const std::string& line : test::split(report, '\n')) {
    if (!line.empty() && line.rfind(unclosed_group, 0) != 0) kept += line + '\n';
  }
  return kept;
}

nlohmann::json of_the_parser(const nlohmann::json& diagnostics) {
  nlohmann::json kept = nlohmann::json::array();
  for (const auto& diagnostic : diagnostics) {
    if (is_the_parsers(diagnostic["name"].get<std::string>())) kept.push_back(diagnostic);
  }
  return kept;
}

bool names(const nlohmann::json& diagnostics, std::string_view name) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [&](const auto& diagnostic) { return diagnostic["name"].template get<std::string>() == name; });
}

void check_file(const char* path) {
  test::HopParsing parsing;
  for (const auto& row : test::json_vectors(path)) {
    CAPTURE(row.dump());
    const auto text = row["input"].get<std::string>();
    parsing.parse(text, row["dialect"] == "spec" ? Dialect::spec : Dialect::hivegame);
    CHECK(without_unclosed_groups(parsing.report()) == test::expected_findings(of_the_parser(row["diagnostics"])));
    CHECK(parsing.has_modifier_on_literal() == names(row["diagnostics"], modifier_on_literal));
    CHECK(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}

std::string naive_report(const std::string& text, Dialect dialect) {
  std::string report;
  const auto of = dialect == Dialect::spec ? naive::Dialect::spec : naive::Dialect::hivegame;
  for (const naive::Finding& finding : naive::read(text, of).findings) {
    if (!is_the_parsers(finding.name)) continue;
    report += std::string(finding.name) + ' ' + std::string(finding.severity) + ' ' + std::to_string(finding.start) +
              '-' + std::to_string(finding.end) + '\n';
  }
  return report;
}

void check_against_naive(test::HopParsing& parsing, const std::string& text, Dialect dialect) {
  CAPTURE(text, dialect == Dialect::spec);
  parsing.parse(text, dialect);
  REQUIRE(without_unclosed_groups(parsing.report()) == naive_report(text, dialect));
  REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
}

}  // namespace

TEST_CASE("hop syntax: valid strings") { check_file("hive/hop-valid.jsonl"); }
TEST_CASE("hop syntax: strings with errors") { check_file("hive/hop-invalid.jsonl"); }

TEST_CASE("hop syntax: gametypes") {
  test::HopParsing parsing;
  for (const auto& row : test::table_vectors("hive/hop-gametype.tsv")) {
    CAPTURE(row[0]);
    parsing.parse(row[0] + ",,w");
    std::string expected;
    for (const std::string& finding : test::split(row.at(4), ' ')) {
      if (is_the_parsers(finding.substr(0, finding.find('@')))) expected += finding + '\n';
    }
    std::string found;
    for (const auto& finding : parsing.findings()) {
      found += std::string(diagnostics::catalogue_entry(finding.id).name) + '@' + std::to_string(finding.span.begin) +
               '-' + std::to_string(finding.span.end) + '\n';
    }
    CHECK(found == expected);
  }
}

TEST_CASE("hop syntax: random pieces of HOP are read as the naive reader reads them") {
  const std::vector<std::string> pieces = {"base",
                                           "ultimate",
                                           "bAsE",
                                           "b!ase",
                                           "Q",
                                           "A",
                                           "a",
                                           "b",
                                           "w",
                                           "B",
                                           "W",
                                           "I",
                                           "x",
                                           "e",
                                           "1",
                                           "2",
                                           "0",
                                           "12",
                                           "9",
                                           "+",
                                           "-",
                                           "=",
                                           "!",
                                           "(",
                                           ")",
                                           " ",
                                           "  ",
                                           "\t",
                                           ",",
                                           ",",
                                           "%2B",
                                           "%2c",
                                           "%28",
                                           "%3D",
                                           "%",
                                           "\xE2\x88\x92",
                                           "\xEF\xBC\x8B",
                                           "\xFF",
                                           "\xC3\xA9",
                                           "*"};
  test::Random random(20);
  test::HopParsing parsing;
  for (int i = 0; i < 60000; ++i) {
    std::string text;
    for (std::size_t length = random.below(14); length > 0; --length) text += random.pick(pieces);
    if (random.chance(60)) text += random.pick(std::vector<std::string>{",w", ",b", ", W", ",w3m ", ",x"});
    check_against_naive(parsing, text, random.chance(70) ? Dialect::spec : Dialect::hivegame);
  }
}
