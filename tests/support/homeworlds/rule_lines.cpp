#include "support/homeworlds/rule_lines.hpp"

#include "homeworlds/verdicts/violations.hpp"

namespace plyglot::test {
namespace {

using homeworlds::Part;

std::string_view part_text(Part part) {
  constexpr std::string_view texts[] = {"turn",        "action", "verb",   "stars",  "stars to ship", "first star",
                                        "second star", "ship",   "colour", "system", "other system",  "star"};
  return texts[static_cast<std::size_t>(part)];
}

}  // namespace

HomeworldsRuleLines homeworlds_rule_lines(const std::vector<homeworlds::Violation>& violations,
                                          homeworlds::ActionNumber first) {
  HomeworldsRuleLines lines;
  for (const homeworlds::Violation& violation : violations) {
    std::string line(name_of(violation.rule));
    line += ' ';
    line += name_of(violation.severity);
    line += ' ';
    line += part_text(violation.part);
    if (violation.part != Part::turn) line += ' ' + std::to_string(violation.action - first);
    lines.insert(std::move(line));
  }
  return lines;
}

HomeworldsRuleLines homeworlds_rule_lines(const std::vector<naive::homeworlds_rules::Finding>& findings) {
  HomeworldsRuleLines lines;
  for (const auto& finding : findings) {
    std::string line = "homeworlds/" + finding.name + ' ' + finding.severity + ' ' + finding.part;
    if (finding.part != "turn") line += ' ' + std::to_string(finding.action);
    lines.insert(std::move(line));
  }
  return lines;
}

}  // namespace plyglot::test
