// What a fix promises (docs/diagnostics): its own finding goes away, none comes up but those that the fixed error had
// kept from being looked for, and what is only a matter of style never changes the board.

#include "support/checks/catch.hpp"
#include "support/door/gates.hpp"
#include "support/door/reports.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/pictures.hpp"
#include "support/hop/session.hpp"
#include "support/hop/texts.hpp"

#include <set>
#include <tuple>

using namespace plyglot;

namespace {

constexpr std::uint64_t fix_seeds = 3000;

// A finding as it must not come up again: its name and place.
struct Place {
  std::string_view name;
  std::size_t begin;
  std::size_t end;
  bool operator<(const Place& other) const {
    return std::tie(name, begin, end) < std::tie(other.name, other.begin, other.end);
  }
};

// An offset of the text after the edits; inside an edit, its end.
std::size_t moved(std::size_t offset, const diagnostics::Fix& fix) {
  std::size_t result = offset;
  for (const diagnostics::Edit& edit : fix.edits) {
    if (edit.span.end <= offset) {
      result = result + edit.text.size() - edit.span.size();
    } else if (edit.span.begin < offset) {
      result += edit.text.size() - (offset - edit.span.begin);
    }
  }
  return result;
}

// The checks of each gate.
const std::set<std::string_view> of_side = {"hive/unreachable-lone-bug", "hive/unreachable-turn",
                                            "hive/unreachable-mark", "hive/black-starts", "hop/lone-bug"};
const std::set<std::string_view> of_set = {"hop/count-above-eight",     "hop/queen-count",    "hop/one-sided-expansion",
                                           "hop/nonstandard-set",       "hop/negative-count", "hop/bug-not-in-gametype",
                                           "hop/dragonfly-unsupported", "hop/too-many-bugs"};
const std::set<std::string_view> of_geometry = {"hop/occupied-cell", "hop/implicit-stack", "hop/ambiguous-continuation",
                                                "hop/covered-mark",  "hop/no-bugs",        "hop/bug-not-in-gametype",
                                                "hop/too-many-bugs"};

bool is_after_gate(std::string_view name, test::Gates gates) {
  using namespace test::gate;
  if ((gates & rest) != 0) return true;
  if ((gates & side) != 0 && of_side.count(name) != 0) return true;
  if ((gates & set) != 0 && of_set.count(name) != 0) return true;
  if ((gates & geometry) != 0 && of_geometry.count(name) != 0) return true;
  return (gates & topology) != 0 && (name.rfind("hive/", 0) == 0 || name == "hop/lone-bug");
}

std::string applied(const std::string& text, const diagnostics::Fix& fix) {
  std::string result;
  std::size_t done = 0;
  for (const diagnostics::Edit& edit : fix.edits) {
    REQUIRE(done <= edit.span.begin);
    REQUIRE(edit.span.begin <= edit.span.end);
    REQUIRE(edit.span.end <= text.size());
    result += text.substr(done, edit.span.begin - done) + edit.text;
    done = edit.span.end;
  }
  return result + text.substr(done);
}

// What the fix of a finding that is not an error must leave as it is.
std::string meaning_of(const test::HopSession& session) {
  const hive::Position& position = session.position();
  std::string text = test::text_of(test::picture_of(position));
  for (const auto& side : position.set.counts) {
    for (const std::uint32_t count : side) text += ' ' + std::to_string(count);
  }
  if (position.to_move) text += *position.to_move == hive::Colour::white ? " w" : " b";
  return text;
}

class FixChecker {
 public:
  explicit FixChecker(std::string_view dialect) : before_(dialect), after_(dialect) {}

  void check(const std::string& text) {
    before_.read(text);
    for (const diagnostics::Diagnostic& finding : before_.findings()) {
      if (finding.fix) check_fix(text, finding);
    }
  }

  std::size_t safe() const { return safe_; }
  std::size_t unsafe() const { return unsafe_; }

 private:
  void check_fix(const std::string& text, const diagnostics::Diagnostic& finding) {
    const diagnostics::CatalogueEntry& entry = diagnostics::catalogue_entry(finding.id);
    const bool is_safe = finding.fix->safety == diagnostics::Safety::safe;
    ++(is_safe ? safe_ : unsafe_);
    const std::string fixed = applied(text, *finding.fix);
    after_.read(fixed);
    CAPTURE(text, fixed, entry.name, finding.span.begin, finding.span.end, before_.report(), after_.report());
    std::set<Place> places;
    for (const auto& other : after_.findings()) places.insert({test::name_of(other), other.span.begin, other.span.end});
    CHECK(places.count({entry.name, moved(finding.span.begin, *finding.fix), moved(finding.span.end, *finding.fix)}) ==
          0);
    if (!is_safe) return;
    check_nothing_new(entry);
    if (finding.severity != diagnostics::Severity::error) CHECK(meaning_of(after_) == meaning_of(before_));
  }

  // An edit may fix more than its own finding; then the gates of all that are gone are open.
  void check_nothing_new(const diagnostics::CatalogueEntry& fixed) {
    const auto before = test::counts_by_name(before_.findings());
    auto after = test::counts_by_name(after_.findings());
    test::Gates gates = test::gates_of(fixed.id);
    for (const auto& [name, number] : before) {
      if (after[name] < number) gates |= test::gates_of(diagnostics::find_diagnostic(name)->id);
    }
    const bool moves_mark = fixed.name == "hop/detached-mark" || fixed.name == "hop/mark-before-any-bug";
    for (const auto& [name, number] : after) {
      const auto found = before.find(name);
      if (number <= (found == before.end() ? 0 : found->second)) continue;
      // Extra turns are not looked for around a mark (hop 7).
      if (moves_mark && name == "hop/extra-turn") continue;
      // Reported only if there is no other error between the parentheses (hop 7).
      if (fixed.severity == diagnostics::Severity::error && name == "hop/empty-group") continue;
      CAPTURE(name);
      CHECK(is_after_gate(name, gates));
    }
  }

  test::HopSession before_;
  test::HopSession after_;
  std::size_t safe_ = 0;
  std::size_t unsafe_ = 0;
};

void check_fixes(std::string_view dialect) {
  FixChecker checker(dialect);
  const auto of = dialect == "spec" ? hive::hop::Dialect::spec : hive::hop::Dialect::hivegame;
  for (std::uint64_t seed = 1; seed <= fix_seeds; ++seed) {
    test::Random random(seed);
    test::HiveWishes wishes;
    wishes.most_bugs = 20;
    const std::string text = test::random_text(random, test::random_hive(random, wishes), of);
    checker.check(text);
    for (int mutation = 0; mutation < 4; ++mutation) checker.check(test::mutated(random, text));
  }
  CHECK(checker.safe() > fix_seeds / 5);
  CHECK(checker.unsafe() > 0);
}

}  // namespace

TEST_CASE("hop fixes keep their promise in spec") { check_fixes("spec"); }
TEST_CASE("hop fixes keep their promise in hivegame") { check_fixes("hivegame"); }
