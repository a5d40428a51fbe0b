#pragma once
// What two readings of Homeworlds' rules say of a turn, in the same form for comparing.

#include "homeworlds/rules/referee/referee.hpp"
#include "naive/homeworlds_rules/game.hpp"

#include <set>
#include <string>
#include <vector>

namespace plyglot::test {

// As lines, the earlier actions first. A finding about the turn belongs to no action. Actions are counted from `first`.
using HomeworldsRuleLines = std::multiset<std::string>;
HomeworldsRuleLines homeworlds_rule_lines(const std::vector<homeworlds::Violation>& violations,
                                          homeworlds::ActionNumber first = 0);
HomeworldsRuleLines homeworlds_rule_lines(const std::vector<naive::homeworlds_rules::Finding>& findings);

}  // namespace plyglot::test
