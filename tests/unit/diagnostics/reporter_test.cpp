#include "diagnostics/reporter.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>

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

namespace {

constexpr auto most = static_cast<std::uint32_t>(Reporter::most_of_a_kind);

void report(Reporter& reporter, Id id, std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to; ++i) reporter.report(id, {i, i}, "found");
}

std::size_t count(const std::vector<Diagnostic>& found, Id id) {
  return static_cast<std::size_t>(
      std::count_if(found.begin(), found.end(), [id](const Diagnostic& each) { return each.id == id; }));
}

}  // namespace

TEST_CASE("of very many findings of a kind in a record the first ones are handed over, and the others counted") {
  SeverityPolicy policy;
  REQUIRE(policy.set("hop/player-suffix", Severity::off));
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  report(reporter, Id::hop_player_suffix, 0, 3 * most);
  CHECK_FALSE(reporter.has_error());
  report(reporter, Id::hop_lost_plus, 3 * most, 4 * most + 1234);
  report(reporter, Id::hop_second_mark, 4 * most + 1234, 5 * most + 1237);
  CHECK(reporter.pending().size() == 3 * most);
  CHECK(reporter.next_number() == 5 * most + 1237);
  CHECK(reporter.error_count() == most + 3);
  reporter.finish();
  REQUIRE(found.size() == 2 * most);
  CHECK(found[most - 1].id == Id::hop_lost_plus);
  REQUIRE(found[most - 1].notes.size() == 1);
  CHECK(found[most - 1].notes[0] == "1,234 more findings of this kind are not shown");
  CHECK(found[most].span.begin == 4 * most + 1234);
  CHECK(found.back().notes[0] == "3 more findings of this kind are not shown");
  CHECK(found[0].notes.empty());
  // The count starts again with the next record.
  found.clear();
  report(reporter, Id::hop_lost_plus, 0, most);
  reporter.finish();
  CHECK(found.size() == most);
  CHECK(found.back().notes.empty());
}

TEST_CASE("a severity that a dialect gives makes a kind of its own") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  report(reporter, Id::hop_lost_plus, 0, most + 1);
  reporter.report(Id::hop_lost_plus, Severity::error, {1, 1}, "an error");
  reporter.finish();
  CHECK(found.size() == most + 1);
  CHECK(std::any_of(found.begin(), found.end(), [](const auto& each) { return each.severity == Severity::error; }));
}

TEST_CASE("findings are found again by their numbers, and what is not held takes no label of another") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  report(reporter, Id::hop_lost_plus, 0, most);
  const std::uint32_t unheld = reporter.next_number();
  reporter.report(Id::hop_lost_plus, {most, most}, "one too many");
  const std::uint32_t held = reporter.next_number();
  reporter.report(Id::hop_second_mark, {most + 1, most + 1}, "held");
  CHECK(!reporter.holds_all());
  reporter.numbered(unheld).notes.emplace_back("lost");
  reporter.numbered(held).notes.emplace_back("kept");
  CHECK(reporter.place_from(unheld) == most);
  CHECK(reporter.number_at(most) == held);
  // One that is taken back moves the others' places, not their numbers, and makes room.
  CHECK(reporter.withdraw(Id::hop_lost_plus, {0, 0}));
  reporter.numbered(held).notes.emplace_back("still kept");
  reporter.report(Id::hop_lost_plus, {most + 2, most + 2}, "instead");
  reporter.finish();
  REQUIRE(found.size() == most + 1);
  CHECK(count(found, Id::hop_lost_plus) == most);
  CHECK(found[most - 1].notes == std::vector<std::string>{"kept", "still kept"});
  CHECK(found[most].span.begin == most + 2);
  CHECK(found[most].notes == std::vector<std::string>{"1 more finding of this kind is not shown"});
}

TEST_CASE("what is taken back or forgotten is no more counted, whether it is held or not") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Reporter reporter(policy, collect_into(found));
  report(reporter, Id::hop_second_mark, 0, most + 5);
  CHECK(reporter.mark() == most + 5);
  report(reporter, Id::hop_second_mark, most + 5, most + 9);
  report(reporter, Id::hop_lost_plus, most + 9, most + 10);
  reporter.withdraw_since_mark();
  CHECK(reporter.pending().size() == most);
  CHECK(reporter.error_count() == most + 5);
  reporter.discard_from(most + 2);
  CHECK(reporter.error_count() == most + 2);
  reporter.discard_from(10);
  CHECK(reporter.error_count() == 10);
  CHECK(reporter.holds_all());
  reporter.finish();
  CHECK(found.size() == 10);
  CHECK(found.back().notes.empty());
}

TEST_CASE("what is suppressed takes no other finding's place, and nothing that is not suppressed is lost") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Suppressions suppressions;
  Reporter reporter(policy, collect_into(found), &suppressions);
  const std::string text = "plyglot: ignore[hop/lost-plus] x";
  Comment comment;
  comment.text = text;
  comment.target = {0, most + 9};
  reporter.read_comment(comment);
  report(reporter, Id::hop_lost_plus, 0, most + 20);
  report(reporter, Id::hop_second_mark, 0, 5);
  reporter.finish();
  // All that are held are suppressed, and ten of the others are not.
  CHECK(count(found, Id::hop_second_mark) == 5);
  REQUIRE(found.size() == 6);
  CHECK(found.back().id == Id::hop_lost_plus);
  CHECK(found.back().span.begin == most + 10);
  CHECK(!found.back().message.empty());
  CHECK(found.back().notes == std::vector<std::string>{"9 more findings of this kind are not shown"});
}

TEST_CASE("a suppression is of use if it suppresses what is not held") {
  const SeverityPolicy policy;
  std::vector<Diagnostic> found;
  Suppressions suppressions;
  Reporter reporter(policy, collect_into(found), &suppressions);
  const std::string text = "plyglot: ignore[hop/lost-plus] x";
  Comment comment;
  comment.text = text;
  comment.target = {most + 10, most + 11};
  reporter.read_comment(comment);
  report(reporter, Id::hop_lost_plus, 0, most + 20);
  reporter.finish();
  CHECK(count(found, Id::plyglot_unused_suppression) == 0);
  REQUIRE(found.size() == most);
  CHECK(found.back().notes == std::vector<std::string>{"18 more findings of this kind are not shown"});
}
