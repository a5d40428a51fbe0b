#include "findings/finding.hpp"

#include "support/checks/catch.hpp"

namespace plyglot::findings {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Safety;
using diagnostics::Severity;

constexpr text::Span place{3, 5};
constexpr text::Span elsewhere{0, 2};

struct Fixture {
  std::vector<Diagnostic> handed_over;
  diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter{policy, diagnostics::collect_into(handed_over)};

  Finding finding() { return {reporter, DiagnosticId::hop_bad_player, place, "what is wrong"}; }
  const Diagnostic& reported() const { return reporter.pending().back(); }
};

}  // namespace

TEST_CASE("a finding is reported when its statement ends, with all that was said") {
  Fixture fixture;
  fixture.finding()
      .label("here")
      .label(elsewhere, "there")
      .note("a note")
      .help("a help")
      .argument("name", "value")
      .write(place, "x");
  REQUIRE(fixture.reporter.pending().size() == 1);
  const Diagnostic& found = fixture.reported();
  CHECK(found.id == DiagnosticId::hop_bad_player);
  CHECK(found.severity == diagnostics::catalogue_entry(found.id).severity);
  CHECK(found.span == place);
  CHECK(found.message == "what is wrong");
  CHECK(found.label == "here");
  REQUIRE(found.labels.size() == 1);
  CHECK(found.labels[0].span == elsewhere);
  CHECK(found.labels[0].text == "there");
  CHECK(found.notes == std::vector<std::string>{"a note"});
  CHECK(found.helps == std::vector<std::string>{"a help"});
  REQUIRE(found.arguments.size() == 1);
  REQUIRE(found.fix);
  CHECK(found.fix->title == "write `x`");
  CHECK(found.fix->safety == Safety::safe);
  REQUIRE(found.fix->edits.size() == 1);
  CHECK(found.fix->edits[0].span == place);
  CHECK(found.fix->edits[0].text == "x");
}

TEST_CASE("a finding that was moved is reported once") {
  Fixture fixture;
  {
    Finding first = fixture.finding();
    Finding second = std::move(first);
    CHECK(fixture.reporter.pending().empty());
  }
  CHECK(fixture.reporter.pending().size() == 1);
}

TEST_CASE("without edits there is no fix") {
  Fixture fixture;
  fixture.finding().fix("a title", Safety::safe, std::vector<diagnostics::Edit>());
  CHECK_FALSE(fixture.reported().fix);
}

TEST_CASE("a doubt lowers the severity and is the last label, whatever is said after it") {
  Fixture fixture;
  REQUIRE(diagnostics::catalogue_entry(DiagnosticId::hop_bad_player).severity == Severity::error);
  fixture.finding().doubt(text::Span{0, 1}, "since here").label(elsewhere, "there").write(place, "x");
  CHECK(fixture.reported().severity == Severity::warning);
  REQUIRE(fixture.reported().labels.size() == 2);
  CHECK(fixture.reported().labels[1].text == "since here");
  CHECK(fixture.reported().fix->safety == Safety::safe);
  fixture.finding().doubt(std::nullopt, "since here");
  CHECK(fixture.reported().severity == Severity::error);
  CHECK(fixture.reported().labels.empty());
}

TEST_CASE("a fix that is distrusted is never safe") {
  Fixture fixture;
  fixture.finding().distrust_fix().write(place, "x", Safety::safe);
  CHECK(fixture.reported().fix->safety == Safety::unsafe);
}

TEST_CASE("what findings about a text have in common") {
  Fixture fixture;
  const text::Source source{"name", "ab*d", 10};
  const Findings findings(source, fixture.reporter);
  CHECK(findings.slice({11, 13}) == "b*");
  CHECK(findings.quoted({11, 13}) == "`b*`");
  CHECK(findings.character({12, 14}) == "`*`");
  CHECK(findings.byte_at(9) == '\0');
  CHECK(findings.byte_at(10) == 'a');
  CHECK(findings.byte_at(13) == 'd');
  CHECK(findings.byte_at(14) == '\0');
  CHECK(findings.byte_before(0) == '\0');
  CHECK(findings.byte_before(10) == '\0');
  CHECK(findings.byte_before(14) == 'd');
  Finding(findings, DiagnosticId::hop_bad_player, {12, 13}, "found");
  CHECK(fixture.reported().message == "found");
}

}  // namespace plyglot::findings
