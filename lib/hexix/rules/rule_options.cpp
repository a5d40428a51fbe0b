#include "hexix/rules/rule_options.hpp"

namespace plyglot::hexix {

constexpr std::array<notation::OptionRow, 2> rule_rows = {{global_rule_row, inactive_rule_row}};

RuleOptions rule_options_of(const notation::OptionValues& values) {
  return {values.choice(global_rule_option) != "off", values.choice(inactive_rule_option) != "off"};
}

}  // namespace plyglot::hexix
