#include "plyglot/config/read_options.hpp"

#include "plyglot/config/keys.hpp"

#include "diagnostics/ids.hpp"
#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::tool::config {
namespace {

using diagnostics::DiagnosticId;
using toolchain::NotationFacts;

void say_unknown_table(const TomlEntry& table, Problems& problems) {
  const std::vector<std::string_view> names = option_table_names();
  if (table.value.kind != TomlKind::table) {
    problems
        .add(DiagnosticId::config_unknown_key, table.key_span,
             text::format("the option `{}` is not in the table of a notation or a game", table.key))
        .helps.emplace_back("write it in a table such as `[options.hop]`");
    return;
  }
  const std::string near = diagnostics::did_you_mean(table.key, names);
  const std::string all = text::format(", only {}", text::listed(names, " and "));
  problems.add(DiagnosticId::config_unknown_notation, table.key_span,
               text::format("there is no notation or game `{}`{}", table.key, near.empty() ? all : near));
}

void say_unknown_option(const TomlEntry& option, std::string_view table, const std::vector<NotationFacts>& notations,
                        Problems& problems) {
  std::vector<std::string_view> keys;
  for (const NotationFacts& facts : notations) {
    for (const toolchain::OptionFacts& each : facts.options) {
      if (std::find(keys.begin(), keys.end(), each.key) == keys.end()) keys.push_back(each.key);
    }
  }
  const std::string near = diagnostics::did_you_mean(option.key, keys);
  const std::string all = text::format(", only {}", text::listed(keys, " and "));
  problems.add(DiagnosticId::config_unknown_option, option.key_span,
               text::format("`{}` has no option `{}`{}", table, option.key, near.empty() ? all : near));
}

// Options are words or numbers; `on` and `off` are words.
bool is_written_well(const TomlEntry& option, const toolchain::OptionFacts& facts, Problems& problems) {
  const TomlNode& value = option.value;
  if (value.kind == TomlKind::string || value.kind == TomlKind::integer) return true;
  std::string help;
  if (!facts.choices.empty()) help = text::format("it takes {}", text::listed(facts.choices, " or "));
  const std::string_view wanted = facts.choices.empty() ? "a whole number" : "a word in quotation marks";
  problems.wrong_type(option.key, value, wanted, std::move(help));
  return false;
}

// Every notation that has the option must take the value. What is wrong is said once.
bool is_good(const TomlEntry& option, std::string_view table, const std::vector<NotationFacts>& notations,
             Problems& problems) {
  bool is_known = false;
  for (const NotationFacts& facts : notations) {
    const toolchain::OptionFacts* const row = find_option(facts, option.key);
    if (row == nullptr) continue;
    if (!is_known && !is_written_well(option, *row, problems)) return false;
    is_known = true;
    std::string problem;
    toolchain::Language language = toolchain::language(facts.id, problem);
    problem = toolchain::set_option(language, option.key, option.value.text);
    if (problem.empty()) continue;
    if (facts.id != table && notations.size() > 1) text::append(problem, " (of `{}`)", facts.id);
    problems.add(DiagnosticId::config_unknown_value, option.value.span, std::move(problem));
    return false;
  }
  if (!is_known) say_unknown_option(option, table, notations, problems);
  return is_known;
}

}  // namespace

std::vector<OptionSetting> read_option_table(const TomlEntry& table, Problems& problems, const text::LineIndex& lines) {
  std::vector<OptionSetting> settings;
  const std::vector<NotationFacts> notations = notations_of_table(table.key);
  if (notations.empty()) {
    say_unknown_table(table, problems);
    return settings;
  }
  if (table.value.kind != TomlKind::table) {
    problems.wrong_type(table.key, table.value, "a table", text::format("write `[options.{}]`", table.key));
    return settings;
  }
  for (const TomlEntry& option : table.value.entries) {
    if (!is_good(option, table.key, notations, problems)) continue;
    settings.push_back({table.key, option.key, option.value.text, lines.line_of(option.key_span.begin)});
  }
  return settings;
}

}  // namespace plyglot::tool::config
