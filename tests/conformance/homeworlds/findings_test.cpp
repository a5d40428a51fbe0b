// What is said about the vectors of Homeworlds' notation through the front door: each finding with its fix and labels.

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/files/vectors.hpp"

#include <plyglot/session.hpp>

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

std::vector<Diagnostic> findings_in(const nlohmann::json& row) {
  test::Options options;
  const nlohmann::json layout = row.value("layout_option", nlohmann::json());
  if (layout.is_string()) options.emplace_back("layout", layout.get<std::string>());
  const std::string dialect = row.value("dialect", std::string());
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(test::language_of(dialect.empty() ? "homeworlds" : "homeworlds:" + dialect, options),
                             policy);
  const std::string text = row["text"].get<std::string>();
  toolchain::Chunk chunk;
  chunk.source.text = text;
  std::vector<Diagnostic> findings;
  session.lint(chunk, diagnostics::collect_into(findings));
  return findings;
}

const Diagnostic* find(const std::vector<Diagnostic>& findings, const nlohmann::json& expected) {
  const auto found = std::find_if(findings.begin(), findings.end(), [&](const Diagnostic& finding) {
    return catalogue_entry(finding.id).name == expected["name"].get<std::string>() &&
           name_of(finding.severity) == expected["severity"].get<std::string>() &&
           finding.span.begin == expected["start"].get<std::uint32_t>() &&
           finding.span.end == expected["end"].get<std::uint32_t>();
  });
  return found == findings.end() ? nullptr : &*found;
}

// Vectors give the text that a fix writes, and not everywhere.
void check_fix(const Diagnostic& finding, const nlohmann::json& expected) {
  if (!expected.contains("fix")) return;
  REQUIRE(finding.fix);
  const std::string written = expected["fix"].get<std::string>();
  const auto& edits = finding.fix->edits;
  CHECK(std::any_of(edits.begin(), edits.end(), [&](const auto& edit) { return edit.text == written; }));
}

void check_labels(const Diagnostic& finding, const nlohmann::json& expected) {
  if (!expected.contains("related")) return;
  for (const auto& span : expected["related"]) {
    const text::Span place{span[0].get<std::uint32_t>(), span[1].get<std::uint32_t>()};
    const auto& labels = finding.labels;
    CHECK(std::any_of(labels.begin(), labels.end(), [&](const auto& label) { return label.span == place; }));
  }
}

}  // namespace

TEST_CASE("homeworlds findings: each vector has its findings, fixes and labels") {
  for (const char* file : {"homeworlds/syntax.jsonl", "homeworlds/layout.jsonl"}) {
    for (const nlohmann::json& row : test::json_vectors(file)) {
      const std::vector<Diagnostic> findings = findings_in(row);
      CAPTURE(row["id"].get<std::string>(), row["text"].get<std::string>());
      for (const nlohmann::json& expected : row["diagnostics"]) {
        CAPTURE(expected.dump());
        const Diagnostic* const found = find(findings, expected);
        REQUIRE(found != nullptr);
        CHECK(found->message.find('\n') == std::string::npos);
        check_fix(*found, expected);
        check_labels(*found, expected);
      }
    }
  }
}
