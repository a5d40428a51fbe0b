#include "hexix/notations/hexix/read/options.hpp"

#include "hexix/rules/rule_options.hpp"

#include <array>

namespace plyglot::hexix {
namespace {

using diagnostics::Severity;
using notation::OptionRow;
using notation::OptionTable;
using notation::OptionValues;

constexpr std::string_view dialect_choices[] = {"2024", "2019"};
constexpr std::string_view writing_choices[] = {"keep", "on", "off"};

// hexix 6. The dialect is the first row.
constexpr std::array<OptionRow, 5> rows = {
    {{"dialect", "how the kinds of pieces are marked: `v` and `^`, or `<` and `>`", dialect_choices, 2},
     {"numbers", "whether rows are numbered when they are formatted; `keep` does it if any row is", writing_choices, 3},
     {"values", "whether placements have their numbers when they are formatted", writing_choices, 3},
     global_rule_row,
     inactive_rule_row}};

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

}  // namespace plyglot::hexix
