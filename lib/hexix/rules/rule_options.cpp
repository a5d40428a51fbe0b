#include "hexix/rules/rule_options.hpp"

#include <array>

namespace plyglot::hexix {
namespace {

constexpr std::array<notation::OptionRow, 2> rule_rows = {{global_rule_row, inactive_rule_row}};

}  // namespace

notation::OptionTable rule_option_table() { return {rule_rows.data(), static_cast<std::uint32_t>(rule_rows.size())}; }

RuleOptions rule_options_of(const notation::OptionValues& values) {
  const auto first = static_cast<std::uint32_t>(values.table().count - rule_rows.size());
  const auto is_in_force = [&](std::uint32_t row) {
    return rule_severities[static_cast<std::size_t>(values[first + row])] != "off";
  };
  return {is_in_force(0), is_in_force(1)};
}

}  // namespace plyglot::hexix
