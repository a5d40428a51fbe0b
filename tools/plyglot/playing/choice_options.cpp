#include "plyglot/playing/choice_options.hpp"

#include "diagnostics/near_names.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <vector>

namespace plyglot::tool {
namespace {

struct OptionLine {
  std::string_view name;
  // Of a number; null for the strategy.
  std::uint32_t ChoiceOptions::*number = nullptr;
  std::uint32_t least = 0;
  std::uint32_t most = 0;
};
constexpr OptionLine rows[] = {
    {"Strategy"},
    {"Seed", &ChoiceOptions::seed, 0, 1'000'000'000},
    {"TableMegabytes", &ChoiceOptions::table_megabytes, 1, 4096},
};

std::string line_of(const ChoiceOptions& options, const OptionLine& row) {
  const ChoiceOptions usual;
  if (row.number != nullptr) {
    return text::format("{};int;{};{};{};{}", row.name, options.*row.number, usual.*row.number, row.least, row.most);
  }
  const auto name = [](Strategy strategy) { return strategy_names[static_cast<std::size_t>(strategy)]; };
  std::string line = text::format("{};enum;{};{}", row.name, name(options.strategy), name(usual.strategy));
  for (const std::string_view choice : strategy_names) line.append(";").append(choice);
  return line;
}

const OptionLine* find_row(std::string_view name, std::string& problem) {
  const OptionLine* const found =
      std::find_if(std::begin(rows), std::end(rows), [&](const OptionLine& row) { return row.name == name; });
  if (found != std::end(rows)) return found;
  std::vector<std::string_view> names;
  for (const OptionLine& row : rows) names.push_back(row.name);
  problem = text::format("there is no option `{}`", name) + diagnostics::did_you_mean(name, names);
  return nullptr;
}

std::string set_strategy(ChoiceOptions& options, std::string_view value) {
  const auto* const found = std::find(std::begin(strategy_names), std::end(strategy_names), value);
  if (found == std::end(strategy_names)) {
    return text::format("`{}` is not a strategy", value) + diagnostics::did_you_mean(value, strategy_names);
  }
  options.strategy = static_cast<Strategy>(found - std::begin(strategy_names));
  return {};
}

}  // namespace

std::string list_options(const ChoiceOptions& options) {
  std::string lines;
  for (const OptionLine& row : rows) lines += line_of(options, row) + '\n';
  return lines;
}

std::string option_line(const ChoiceOptions& options, std::string_view name, std::string& problem) {
  const OptionLine* const row = find_row(name, problem);
  return row == nullptr ? std::string() : line_of(options, *row) + '\n';
}

std::string set_choice(ChoiceOptions& options, std::string_view name, std::string_view value) {
  std::string problem;
  const OptionLine* const row = find_row(name, problem);
  if (row == nullptr) return problem;
  if (row->number == nullptr) return set_strategy(options, value);
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  const bool is_number = error == std::errc() && end == value.data() + value.size();
  if (!is_number || number < row->least || number > row->most) {
    return text::format("`{}` takes a number from {} to {}, not `{}`", row->name, row->least, row->most, value);
  }
  options.*row->number = number;
  return {};
}

}  // namespace plyglot::tool
