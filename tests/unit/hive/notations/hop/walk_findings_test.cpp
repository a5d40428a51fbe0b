// What can be fixed in a position that was read, and how safe it is: turns and branches that no bug follows, marks.

#include "support/checks/catch.hpp"
#include "support/hop/session.hpp"

using namespace plyglot;

namespace {

// Of the only fix of `text` for the finding `name`.
bool is_safe(std::string_view dialect, std::string_view text, std::string_view name) {
  test::HopSession session(dialect);
  session.read(text);
  CAPTURE(text, session.report());
  std::vector<diagnostics::Safety> found;
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    if (diagnostics::catalogue_entry(finding.id).name != name) continue;
    REQUIRE(finding.fix);
    found.push_back(finding.fix->safety);
  }
  REQUIRE(found.size() == 1);
  return found[0] == diagnostics::Safety::safe;
}

}  // namespace

TEST_CASE("hop walk: turns that nothing follows are never left out for certain, since a bug may be missing") {
  constexpr std::string_view trailing = "hop/trailing-turn";
  for (const std::string_view text : {"QAq+,b", "QAq+2=B,b", "QA1+(q-)2-g,b"}) {
    CHECK_FALSE(is_safe("spec", text, trailing));
    CHECK_FALSE(is_safe("hivegame", text, trailing));
  }
}

TEST_CASE("hop walk: a branch without bugs is never left out for certain, since a bug may be missing") {
  constexpr std::string_view empty = "hop/empty-branch";
  CHECK_FALSE(is_safe("spec", "QAq1+,b", empty));
  CHECK_FALSE(is_safe("spec", "QAq1+2=B,b", empty));
  CHECK_FALSE(is_safe("hivegame", "QAq1+2=B,b", empty));
}

TEST_CASE("hop walk: a mark is moved to its bug only if it is the first one") {
  test::HopSession session("spec");
  session.read("QA2!!,b");
  std::vector<bool> are_moved;
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    if (diagnostics::catalogue_entry(finding.id).name == "hop/detached-mark")
      are_moved.push_back(finding.fix.has_value());
  }
  CHECK(are_moved == std::vector<bool>{true, false});
}

TEST_CASE("hop walk: each mark after the first is reported with the place of the first") {
  test::HopSession session("spec");
  session.read("Q!A!a!,b");
  std::size_t second_marks = 0;
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    if (diagnostics::catalogue_entry(finding.id).name != "hop/second-mark") continue;
    ++second_marks;
    CHECK(finding.labels.at(0).span == text::Span{1, 2});
  }
  CHECK(second_marks == 2);
}
