// The rules of Homeworlds as they are reported: single turns of the vectors as files, with their fixes and labels.

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/files/vectors.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;

namespace {

// Findings of the rules by name, in the order of the text.
bool is_of_rules(const std::string& name) {
  const auto* entry = diagnostics::find_diagnostic(name);
  return entry != nullptr && entry->phase == diagnostics::Phase::rule;
}

std::string line_of(const std::string& name, std::string_view severity, std::uint32_t begin, std::uint32_t end) {
  return name + ' ' + std::string(severity) + ' ' + std::to_string(begin) + '-' + std::to_string(end) + '\n';
}

std::multiset<std::string> expected_lines(const nlohmann::json& row) {
  std::multiset<std::string> lines;
  for (const auto& diagnostic : row.at("diagnostics")) {
    const std::string name = diagnostic.at("name").get<std::string>();
    if (!is_of_rules(name)) continue;
    lines.insert(line_of(name, diagnostic.at("severity").get<std::string>(), diagnostic.at("start").get<unsigned>(),
                         diagnostic.at("end").get<unsigned>()));
  }
  return lines;
}

// As the library reports them, so that what is one finding with one of the words is one here too.
std::vector<diagnostics::Diagnostic> rule_findings(const std::string& text) {
  std::vector<diagnostics::Diagnostic> findings = test::findings_in_file(text, test::language_of("homeworlds"));
  const auto is_other = [](const diagnostics::Diagnostic& finding) {
    return !is_of_rules(std::string(catalogue_entry(finding.id).name));
  };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_other), findings.end());
  return findings;
}

using Places = std::set<std::pair<std::uint32_t, std::uint32_t>>;

Places places_of(const std::vector<diagnostics::Label>& labels, std::uint32_t base) {
  Places places;
  for (const diagnostics::Label& label : labels) places.emplace(label.span.begin - base, label.span.end - base);
  return places;
}

void check_details(const nlohmann::json& row, const std::vector<diagnostics::Diagnostic>& findings,
                   std::uint32_t base) {
  for (const auto& expected : row.at("diagnostics")) {
    const std::string name = expected.at("name").get<std::string>();
    if (!is_of_rules(name)) continue;
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const diagnostics::Diagnostic& finding) {
      return catalogue_entry(finding.id).name == name &&
             finding.span.begin - base == expected.at("start").get<unsigned>();
    });
    REQUIRE(found != findings.end());
    if (expected.contains("fix")) {
      REQUIRE(found->fix);
      CHECK(found->fix->edits.at(0).text == expected["fix"].get<std::string>());
    }
    if (!expected.contains("related")) continue;
    Places related;
    for (const auto& span : expected["related"])
      related.emplace(span.at(0).get<unsigned>(), span.at(1).get<unsigned>());
    CHECK(places_of(found->labels, base) == related);
  }
}

}  // namespace

TEST_CASE("homeworlds rules: what is reported of the turns of the vectors") {
  for (const auto& row : test::json_vectors("homeworlds/rules.jsonl")) {
    CAPTURE(row.at("id"), row.at("position"), row.at("turn"));
    const std::string turn = row.at("turn").get<std::string>();
    std::string text = "Rules: " + row.at("profile").get<std::string>() + "\n\n";
    const std::string position = row.at("position").get<std::string>();
    if (!position.empty()) text += position + '\n';
    // A file without position and homeworld is a fragment, which is not judged (homeworlds L7).
    if (position.empty() && turn.find("homeworld") == std::string::npos) continue;
    const auto base = static_cast<std::uint32_t>(text.size());
    const std::vector<diagnostics::Diagnostic> findings = rule_findings(text + turn);
    std::multiset<std::string> lines;
    for (const diagnostics::Diagnostic& finding : findings) {
      lines.insert(line_of(std::string(catalogue_entry(finding.id).name), name_of(finding.severity),
                           finding.span.begin - base, finding.span.end - base));
      CHECK(finding.message.size() <= 95);
    }
    CHECK(lines == expected_lines(row));
    check_details(row, findings, base);
  }
}
