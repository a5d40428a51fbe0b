// Fixes of numbers, without a board: which numbers are right is decided when the game is played, and what is found in
// the rest of a text is in corpus/hopgi.

#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/hopgi/reading.hpp"

using namespace plyglot;
using diagnostics::Diagnostic;

TEST_CASE("hopgi findings: the format of numbers") {
  const std::string text = "1 dc3 2..  Pb6-c5";
  const test::HopgiReading read(text);
  std::vector<Diagnostic> findings;
  diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  CHECK_FALSE(has_number_format(read.ast.numbers.at(0)));
  report_number_format(read.source, read.ast.numbers.at(0), "1.", reporter);
  report_number_format(read.source, read.ast.numbers.at(1), "", reporter);
  reporter.finish();
  CHECK(findings.at(0).message == "the number is written `1`, not `1.`");
  CHECK(test::with_fix(text, findings.at(0)) == "1. dc3 2..  Pb6-c5");
  CHECK(findings.at(1).message == "the number `2..` has neither one dot nor three");
  CHECK(test::with_fix(text, findings.at(1)) == "1 dc3 Pb6-c5");
}

TEST_CASE("hopgi findings: what is deleted before a line end takes the carriage return before it along") {
  for (const std::string_view number : {"1", "1. ", "1..."}) {
    const std::string text = "dc3 c5\r" + std::string(number) + "\n*\n";
    const test::HopgiReading read(text);
    const auto fix = hopgi::record::deletion_of_number(read.source, read.ast.numbers.at(0).span(), "delete it");
    REQUIRE(fix);
    const text::Span span = fix->edits.at(0).span;
    CHECK(text.substr(0, span.begin) + text.substr(span.end) == "dc3 c5\n*\n");
  }
}

TEST_CASE("hopgi findings: no number is deleted in front of what would be a tag then") {
  const test::HopgiReading below("dc3\n 1 [White \"a\"] c5 *\n");
  CHECK_FALSE(hopgi::record::deletion_of_number(below.source, below.ast.numbers.at(0).span(), "delete it"));
  const test::HopgiReading after("dc3 1 [White \"a\"] c5 *\n");
  CHECK(hopgi::record::deletion_of_number(after.source, after.ast.numbers.at(0).span(), "delete it"));
}
