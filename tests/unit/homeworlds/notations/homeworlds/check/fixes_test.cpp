// A safe fix ends its own finding and brings up none but those of checks that the finding had switched off, on texts
// that are made by chance of what records are made of.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/gates.hpp"
#include "support/homeworlds/findings.hpp"
#include "support/values/random.hpp"

#include <algorithm>
#include <iterator>
#include <map>

using namespace plyglot;
using diagnostics::Diagnostic;
using homeworlds::Dialect;

namespace {

constexpr std::string_view record_parts[] = {
    "homeworld y3 b1 g3",
    "h y3 b2 g3 b",
    "build",
    "b g1 Sam",
    "trade y3 g3 b3",
    "t g3 Blue",
    "discover g1 Sam g2 g2",
    "move",
    "m g1 Sam",
    "attack g3s",
    "sacrifice y2 Sam",
    "s g2 b",
    "catastrophe b",
    "c Sam blue",
    "h,y3A,b1A,g3A",
    "b,g1A,1",
    "t,g1,b",
    "m,Y3b,2",
    ";e,Sam",
    "pass",
    "p",
    "sac",
    "x",
    "hw",
    "grow",
    "g1",
    "y3",
    "1g",
    "G1",
    "blue",
    "r",
    "Y",
    "-",
    "Sam",
    "g3",
    "b3",
    "b",
    "t",
    "(Sam)",
    "(b)",
    "A(2)",
    "*",
    "Sam*",
    "2",
    "3)",
    "5.",
    "frob",
    "biuld",
    ";",
    ";",
    "/",
    "|",
    ">",
    "; ",
    "at",
    "to",
    "\x80",
    "# c",
    "\n",
    "\n",
    "\n",
    "\n\n",
    "\n;\n",
    "\n|\n",
    "\r\n",
    "Build",
    "B1!!!",
    "build g1 at Sam",
    "pass; ",
    "<0>; Sam(0,b1r2)y3g3-; b(1,y2g3)-g3; g3(b2)y3-; b3(y1)y3b3-\n",
    "Layout: block\n",
    "Players: Sam, Dave\n",
    "1) Sam: ",
    "\n1.\n",
    "\n1...\n",
    "\n(named Sam)\n",
    "\n1-0\n",
    "Layout: rounds\n",
};

std::string random_text(test::Random& random) {
  std::string text;
  if (random.below(3) == 0) text = "<0>; Sam(0,b1r2)y3g3-; b(1,y2g3)-g3; g3(b2)y3-; b3(y1)y3b3-\n";
  if (random.below(3) == 0) text = "homeworld y3 b1 g3 Sam\n\nhomeworld y3 b2 g3 b\n\n";
  if (random.below(6) == 0) text = "1.\nhomeworld y3 b1 g3\n(named Sam)\n1...\nhomeworld y3 b2 g3\n(named b)\n2.\n";
  const std::uint64_t count = 1 + random.below(14);
  for (std::uint64_t i = 0; i < count; ++i) {
    text += record_parts[random.below(std::size(record_parts))];
    if (random.below(6) != 0) text += ' ';
  }
  return text;
}

using Counts = std::map<std::string_view, std::size_t>;

Counts counts_of(const std::vector<Diagnostic>& findings) {
  Counts counts;
  for (const Diagnostic& finding : findings) ++counts[catalogue_entry(finding.id).name];
  return counts;
}

bool opens_a_gate(const Counts& before, Counts& after) {
  return std::any_of(before.begin(), before.end(),
                     [&](const auto& row) { return test::has_gate(row.first) && after[row.first] < row.second; });
}

void check_fix(const std::string& text, const Diagnostic& finding, Counts before, Dialect dialect) {
  const std::string fixed = test::applied(text, *finding.fix);
  const std::string_view name = catalogue_entry(finding.id).name;
  Counts after = counts_of(test::notation_findings(fixed, dialect));
  INFO(name << " fixed:\n" << fixed);
  REQUIRE(after[name] < before[name]);
  if (opens_a_gate(before, after)) return;
  for (const auto& [other, count] : after) {
    INFO(other);
    REQUIRE(count <= before[other]);
  }
}

}  // namespace

TEST_CASE("homeworlds findings: a safe fix removes the finding that it is for and adds no other") {
  test::Random random(2024);
  for (int round = 0; round < 20000; ++round) {
    const auto dialect = static_cast<Dialect>(random.below(2) == 0 ? 0 : random.below(homeworlds::dialects));
    const std::string text = random_text(random);
    CAPTURE(text, name_of(dialect));
    const std::vector<Diagnostic> findings = test::notation_findings(text, dialect);
    const Counts before = counts_of(findings);
    for (const Diagnostic& finding : findings) {
      if (finding.fix && finding.fix->safety == diagnostics::Safety::safe) check_fix(text, finding, before, dialect);
    }
  }
}
