#include "hexix/notations/hexix/read/options.hpp"

#include "hexix/rules/rule_options.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::Severity;
using notation::dialect_option;
using notation::OptionValues;

constexpr std::string_view numbers_option = "numbers";
constexpr std::string_view values_option = "values";
constexpr std::string_view dialect_choices[] = {"2024", "2019"};
constexpr std::string_view writing_choices[] = {"keep", "on", "off"};

Severity severity_of(std::int64_t choice) {
  constexpr std::array<Severity, 3> severities = {Severity::warning, Severity::error, Severity::off};
  return severities[static_cast<std::size_t>(choice)];
}

}  // namespace

// hexix 6. The dialect is the first row.
constexpr std::array<notation::OptionRow, 5> option_rows = {
    {{dialect_option, "how the kinds of pieces are marked: `v` and `^`, or `<` and `>`", dialect_choices, 2},
     {numbers_option, "whether rows are numbered when they are formatted; `keep` does it if any row is",
      writing_choices, 3},
     {values_option, "whether placements have their numbers when they are formatted", writing_choices, 3},
     global_rule_row,
     inactive_rule_row}};

Options options_of(const OptionValues& values) {
  Options options;
  options.dialect = static_cast<Dialect>(values[dialect_option]);
  options.numbers = static_cast<Writing>(values[numbers_option]);
  options.values = static_cast<Writing>(values[values_option]);
  options.global_rule = severity_of(values[global_rule_option]);
  options.inactive_rule = severity_of(values[inactive_rule_option]);
  return options;
}

}  // namespace plyglot::hexix
