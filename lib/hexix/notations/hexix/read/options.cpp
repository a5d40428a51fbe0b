#include "hexix/notations/hexix/read/options.hpp"

#include <array>

namespace plyglot::hexix {
namespace {

using diagnostics::Severity;
using notation::OptionRow;
using notation::OptionTable;
using notation::OptionValues;

constexpr std::string_view dialect_choices[] = {"2024", "2019"};
constexpr std::string_view writing_choices[] = {"keep", "on", "off"};
constexpr std::string_view severity_choices[] = {"warning", "error", "off"};

constexpr OptionRow global_rule_row = {
    "global-rule", "how a piece with more own neighbours than its number is judged; `off` makes such plies legal",
    severity_choices, 3};
constexpr OptionRow inactive_rule_row = {
    "inactive-rule", "how plies of pieces without a link to their home are judged; `off` makes such plies legal",
    severity_choices, 3};

// hexix 6. The dialect is the first row.
constexpr std::array<OptionRow, 5> rows = {
    {{"dialect", "how the kinds of pieces are marked: `v` and `^`, or `<` and `>`", dialect_choices, 2},
     {"numbers", "whether rows are numbered when they are formatted; `keep` does it if any row is", writing_choices, 3},
     {"values", "whether placements bear their numbers when they are formatted", writing_choices, 3},
     global_rule_row,
     inactive_rule_row}};

constexpr std::array<OptionRow, 2> rule_rows = {{global_rule_row, inactive_rule_row}};

Severity severity_of(std::int64_t choice) {
  constexpr std::array<Severity, 3> severities = {Severity::warning, Severity::error, Severity::off};
  return severities[static_cast<std::size_t>(choice)];
}

}  // namespace

OptionTable option_table() { return {rows.data(), static_cast<std::uint32_t>(rows.size())}; }

Options options_of(const OptionValues& values) {
  Options options;
  options.dialect = static_cast<Dialect>(values[0]);
  options.numbers = static_cast<Writing>(values[1]);
  options.values = static_cast<Writing>(values[2]);
  options.global_rule = severity_of(values[3]);
  options.inactive_rule = severity_of(values[4]);
  return options;
}

OptionTable rule_option_table() { return {rule_rows.data(), static_cast<std::uint32_t>(rule_rows.size())}; }

RuleOptions rule_options_of(const OptionValues& values) {
  return {severity_of(values[0]) != Severity::off, severity_of(values[1]) != Severity::off};
}

}  // namespace plyglot::hexix
