#include "plyglot/texts/settings.hpp"

#include "plyglot/config/keys.hpp"
#include "plyglot/run/usage_error.hpp"

#include "notation/options.hpp"
#include "text/format.hpp"

#include <plyglot/likeness.hpp>

#include <algorithm>

namespace plyglot::tool {
namespace {

bool has_option(const toolchain::Notation& notation, std::string_view key) {
  return config::find_option(toolchain::facts_of(notation), key) != nullptr;
}

}  // namespace

std::pair<std::string, std::string> split_option(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) {
    throw UsageError(text::format("`{}` is not an option: write KEY=VALUE", text));
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

SettingsTable::SettingsTable(const InputOptions& options, PolicyMaker make_policy)
    : options_(options), make_policy_(std::move(make_policy)) {
  // What is wrong on the command line is said even where there is nothing to read.
  if (make_policy_) make_policy_({});
}

const Settings& SettingsTable::of(const config::Match& match, const NotationChoice& notation) {
  auto key = std::make_pair(match, notation.name);
  for (const auto& [name, value] : notation.options) key.second.append(" ").append(name).append("=").append(value);
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(key);
  if (found != known_.end()) return found->second;
  Settings& settings = known_.emplace(key, make(match, notation)).first->second;
  if (!toolchain::open_dialects(settings.language).empty()) {
    settings.in_other_dialect = [this, match, choice = notation](std::string_view dialect) -> const Settings& {
      NotationChoice other = {choice.name, by_the_text, choice.options};
      other.options.emplace_back(notation::dialect_option, dialect);
      return of(match, other);
    };
  }
  return settings;
}

const Settings& SettingsTable::without_language(const config::Match& match) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = known_.try_emplace(std::make_pair(match, std::string()));
  if (is_new) choose_policy(match, place->second);
  return place->second;
}

// A text in any notation may come of a file that has no language itself.
bool SettingsTable::has_option(std::string_view key) const {
  return std::any_of(known_.begin(), known_.end(), [key](const auto& known) {
    if (known.second.language.notation != nullptr) return tool::has_option(*known.second.language.notation, key);
    const auto all = toolchain::notations();
    return std::any_of(all.begin(), all.end(), [key](const auto& facts) { return config::find_option(facts, key); });
  });
}

Settings SettingsTable::make(const config::Match& match, const NotationChoice& notation) const {
  Settings settings;
  choose_options(match, notation, settings);
  for (const auto& [key, value] : notation.options) {
    settings.options.push_back({key, value, notation.origin});
    toolchain::set_option(settings.language, key, value);
  }
  choose_policy(match, settings);
  return settings;
}

void SettingsTable::choose_policy(const config::Match& match, Settings& settings) const {
  settings.match = match;
  settings.severities = config::severity_choices(match);
  if (make_policy_) settings.policy = make_policy_(settings.severities);
}

// A config's options come before those of the command line, of which the dialect of `--from` is the first.
void SettingsTable::choose_options(const config::Match& match, const NotationChoice& notation,
                                   Settings& settings) const {
  std::string problem;
  const toolchain::Language named = toolchain::language(notation.name, problem);
  if (!problem.empty()) throw UsageError(problem);
  settings.language.notation = named.notation;
  const bool is_notation_of_config = config::notation_of(match) != nullptr && options_.from.empty();
  settings.options = config::option_choices(match, *named.notation, is_notation_of_config);
  for (const auto& [key, value] : named.options) {
    if (!is_notation_of_config) settings.options.push_back({key, value, notation.origin});
  }
  if (!options_.profile.empty()) settings.options.push_back({"profile", options_.profile, "--profile"});
  for (const std::string& option : options_.options) {
    const auto [key, value] = split_option(option);
    // Whether another notation has it is known when all texts are.
    if (tool::has_option(*named.notation, key)) settings.options.push_back({key, value, "--option"});
  }
  for (const config::OptionChoice& choice : settings.options) {
    problem = toolchain::set_option(settings.language, choice.key, choice.value);
    if (!problem.empty()) throw UsageError(problem);
  }
}

}  // namespace plyglot::tool
