// A turn is read the same wherever it is: a mistake in one turn never affects another.

#include "support/checks/catch.hpp"
#include "support/homeworlds/reading.hpp"
#include "support/values/random.hpp"

#include <iterator>

using namespace plyglot;
using homeworlds::Dialect;
using homeworlds::NotedFinding;

namespace {

constexpr std::string_view line_parts[] = {
    "b,g1A,1", ";t,g1,b",   "m,Y3b,2", "homeworld",   "build", "b",    "trade", "t",    "discover", "move",    "m",
    "attack",  "sacrifice", "s",       "catastrophe", "c",     "pass", "p",     "sac",  "cat",      "capture", "x",
    "g1",      "y3",        "b2",      "r2s",         "1g",    "G1",   "blue",  "r",    "Y",        "-",       "Alpha",
    "beta",    "(A)",       "A(2)",    "---",         "*",     "r*",   "2",     "12",   "frob",     "biuld",   ";",
    "/",       ",",         "|",       ">",           ";;",    "at",   "to",    "from", "for",      "(g2)",    "g1g2",
    "\\",      "\x80",      "ぱ",      "a#b",         "Build", "PASS",
};

// A line that neither is a header, a position, a number or a remark nor goes on in the next.
std::string random_line(test::Random& random) {
  std::string line = random.below(2) == 0 ? "b g1 A;" : "catastrophe A r;";
  const std::uint64_t count = 1 + random.below(12);
  for (std::uint64_t i = 0; i < count; ++i) {
    line += line_parts[random.below(std::size(line_parts))];
    if (random.below(12) != 0) line += ' ';
  }
  return line + "end";
}

// Those that a turn has by itself, in places counted from `begin`.
std::string findings_between(const test::HomeworldsReading& reading, std::uint32_t begin, std::uint32_t end) {
  std::vector<NotedFinding> found;
  for (const NotedFinding& finding : reading.findings) {
    const bool is_of_file = finding.id == diagnostics::DiagnosticId::homeworlds_no_initial_position ||
                            finding.id == diagnostics::DiagnosticId::homeworlds_turn_spread_over_lines ||
                            finding.id == diagnostics::DiagnosticId::homeworlds_missing_players ||
                            finding.id == diagnostics::DiagnosticId::homeworlds_not_utf8;
    if (is_of_file || finding.span.begin < begin || finding.span.end > end) continue;
    found.push_back(finding);
    found.back().span = {finding.span.begin - begin, finding.span.end - begin};
  }
  return test::report_of(found);
}

std::string actions_between(const homeworlds::Ast& ast, std::uint32_t begin, std::uint32_t end) {
  homeworlds::Ast part;
  for (homeworlds::ActionNode action : ast.actions) {
    if (action.span.begin < begin || action.span.end > end) continue;
    action.span = {action.span.begin - begin, action.span.end - begin};
    part.actions.push_back(action);
  }
  return test::actions_of(part);
}

}  // namespace

TEST_CASE("homeworlds syntax: turns are read the same wherever they are") {
  test::Random random(77);
  for (int round = 0; round < 3000; ++round) {
    homeworlds::ReadOptions options;
    options.dialect = static_cast<Dialect>(random.below(homeworlds::dialects));
    // There a turn has several lines.
    if (options.dialect == Dialect::bga) continue;
    options.layout = homeworlds::Layout::line;
    // The turns of sdg are set apart by empty lines.
    const std::string gap = options.dialect == Dialect::sdg ? "\n\n" : "\n";
    std::vector<std::string> lines;
    std::string text;
    for (int i = 0; i < 4; ++i) {
      lines.push_back(random_line(random));
      text += lines.back() + gap;
    }
    CAPTURE(text, name_of(*options.dialect));
    const test::HomeworldsReading file = test::read_homeworlds(text, options);
    test::check_spans(file);
    REQUIRE(file.ast.turns.size() == lines.size());
    std::uint32_t begin = 0;
    for (const std::string& line : lines) {
      const auto end = begin + static_cast<std::uint32_t>(line.size());
      const test::HomeworldsReading alone = test::read_homeworlds(line, options);
      REQUIRE(actions_between(file.ast, begin, end) == test::actions_of(alone.ast));
      REQUIRE(findings_between(file, begin, end) ==
              findings_between(alone, 0, static_cast<std::uint32_t>(line.size())));
      begin = end + static_cast<std::uint32_t>(gap.size());
    }
  }
}
