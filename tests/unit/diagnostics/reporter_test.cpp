#include "diagnostics/reporter.hpp"

#include "support/catch.hpp"

using namespace plyglot::diagnostics;
using Id = DiagnosticId;

TEST_CASE("findings are handed over by start, end and name when the record ends") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  reporter.report(Id::hop_lost_plus, {5, 6}, "fourth");
  reporter.report(Id::hop_second_mark, {2, 4}, "third");
  reporter.report(Id::hop_second_mark, {2, 3}, "second");
  reporter.report(Id::hop_lost_plus, {2, 3}, "first");
  CHECK(found.empty());
  reporter.finish();
  REQUIRE(found.size() == 4);
  CHECK(found[0].message == "first");
  CHECK(found[1].message == "second");
  CHECK(found[2].message == "third");
  CHECK(found[3].message == "fourth");
  reporter.finish();
  CHECK(found.size() == 4);
}

TEST_CASE("findings of the same name and place keep their order") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  for (const char* message : {"x", "a", "b", "c"}) {
    const std::uint32_t place = message[0] == 'x' ? 1 : 0;
    reporter.report(Id::hop_lost_plus, {place, place}, message);
  }
  reporter.finish();
  CHECK(found[0].message + found[1].message + found[2].message + found[3].message == "abcx");
}

TEST_CASE("the record's errors are counted by catalogue and dialect, not by options") {
  SeverityPolicy policy;
  REQUIRE(policy.set("all", Severity::info));
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  reporter.report(Id::hop_lost_plus, {0, 1}, "a warning");
  CHECK_FALSE(reporter.has_error());
  reporter.report(Id::hop_lost_plus, Severity::error, {1, 2}, "an error in this dialect");
  CHECK(reporter.error_count() == 1);
  CHECK(reporter.pending().size() == 2);
  reporter.finish();
  CHECK(found[1].severity == Severity::info);
  CHECK_FALSE(reporter.has_error());
  CHECK(reporter.pending().empty());
}

TEST_CASE("what the policy does not want is dropped, and what is discarded is forgotten") {
  SeverityPolicy policy;
  REQUIRE(policy.ignore("hop/lost-plus"));
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  reporter.report(Id::hop_lost_plus, {0, 1}, "ignored");
  reporter.report(Id::hop_not_canonical, {0, 1}, "off until selected");
  reporter.finish();
  reporter.report(Id::hop_second_mark, {0, 1}, "discarded");
  reporter.discard();
  reporter.finish();
  CHECK(found.empty());
}

TEST_CASE("of very many findings in a record the first ones are handed over, and the first of each later kind") {
  SeverityPolicy policy;
  REQUIRE(policy.set("hop/player-suffix", Severity::off));
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  constexpr auto most = static_cast<std::uint32_t>(Reporter::most_findings);
  for (std::uint32_t i = 0; i < most + 10; ++i) reporter.report(Id::hop_lost_plus, {i, i}, "a warning");
  for (std::uint32_t i = most + 10; i < most + 13; ++i) reporter.report(Id::hop_second_mark, {i, i}, "an error");
  for (std::uint32_t i = most + 13; i < most + 20; ++i) reporter.report(Id::hop_player_suffix, {i, i}, "not shown");
  // What is at work on the record sees all of them.
  CHECK(reporter.pending().size() == most + 20);
  CHECK(reporter.error_count() == 3);
  reporter.finish();
  REQUIRE(found.size() == most + 1);
  CHECK(found[most - 1].id == Id::hop_lost_plus);
  CHECK(found[most].id == Id::hop_second_mark);
  CHECK(found[most].span.begin == most + 10);
  REQUIRE(!found[most].notes.empty());
  CHECK(found[most].notes.back() == "there are 12 more findings, which are not shown");
}
