#include "plyglot/lsp/documents/text_settings.hpp"

#include "plyglot/config/match.hpp"
#include "text/format.hpp"

#include <plyglot/line_index.hpp>

#include <algorithm>
#include <charconv>

namespace plyglot::tool::lsp {
namespace {

// `homeworlds-sdg` is `homeworlds:sdg`, since the names of an editor's languages have no colon.
std::string name_in_options(const std::string& language_id) {
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (!facts.can_be_read) continue;
    if (language_id == facts.id) return language_id;
    for (const std::string_view dialect : facts.dialects) {
      if (language_id == std::string(facts.id) + '-' + std::string(dialect)) {
        return std::string(facts.id) + ':' + std::string(dialect);
      }
    }
  }
  return {};
}

std::string first_problem(const config::Config& config) {
  if (!config.failure.empty()) return text::format("{}: {}", config.name, config.failure);
  const diagnostics::Diagnostic& first = config.problems.front();
  const text::LineIndex lines({config.name, config.text});
  return text::format("{}:{}: {}", config.name, lines.line_of(first.span.begin), first.message);
}

std::string index_path(const config::Config& config) {
  return config.index.front() == '/' ? config.index : config.folder + '/' + config.index;
}

// Before those of the config. What cannot be set is a problem of the settings.
void set_severities(const EditorSettings& editor, const config::Match& match, TextSettings& settings) {
  for (const auto& [name, severity] : editor.severities) {
    if (settings.policy.set(name, severity) || !settings.problem.empty()) continue;
    settings.problem = text::format("the settings of the editor: no finding is called `{}`", name);
  }
  for (const config::SeverityChoice& choice : config::severity_choices(match)) {
    settings.policy.set(choice.name, choice.level);
  }
}

void set_options(const EditorSettings& editor, TextSettings& settings) {
  const toolchain::NotationFacts facts = toolchain::facts_of(*settings.language.notation);
  const auto has = [&](const std::string& key) {
    return std::any_of(facts.options.begin(), facts.options.end(),
                       [&](const auto& option) { return option.key == key; });
  };
  for (const EditorSettings::Option& option : editor.options) {
    // Not all notations of a game have all its options.
    const bool is_for_notation = option.of == facts.id;
    if (!is_for_notation && (option.of != facts.game || !has(option.key))) continue;
    const std::string problem = toolchain::set_option(settings.language, option.key, option.value);
    if (!problem.empty() && settings.problem.empty()) {
      settings.problem = text::format("the settings of the editor: {}", problem);
    }
  }
}

}  // namespace

std::string path_of(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (uri.substr(0, scheme.size()) != scheme) return {};
  const std::string_view path = uri.substr(scheme.size());
  std::string name;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::string_view digits = path[i] == '%' ? path.substr(i + 1, 2) : std::string_view();
    unsigned char byte = 0;
    const char* const end = digits.data() + digits.size();
    const bool is_escape = digits.size() == 2 && std::from_chars(digits.data(), end, byte, 16).ptr == end;
    name += is_escape ? static_cast<char>(byte) : path[i];
    if (is_escape) i += 2;
  }
  return name;
}

TextSettings settings_of(const std::string& path, const std::string& uri, const std::string& language_id,
                         const EditorSettings& editor) {
  TextSettings settings;
  config::Finder finder({});
  const config::Config* config = path.empty() ? nullptr : finder.for_file(path);
  if (config != nullptr && !config->is_good()) {
    settings.problem = text::format("{}; the config is not used", first_problem(*config));
    config = nullptr;
  }
  if (config != nullptr && !config->index.empty()) settings.index = finder.absolute(index_path(*config));
  const config::Match match = config::match(config, path.empty() ? path : finder.absolute(path));
  // The editor knows a plain notation by the extension; a dialect it knows because somebody has chosen it.
  std::string name = name_in_options(language_id);
  const config::NotationSetting* const setting = config::notation_of(match);
  const bool is_of_config = setting != nullptr && name.find(':') == std::string::npos;
  if (is_of_config) name = setting->name;
  if (name.empty()) name = toolchain::notation_for_file(uri);
  if (name.empty()) {
    settings.is_markdown = language_id == "markdown";
    set_severities(editor, match, settings);
    return settings;
  }
  std::string problem;
  const toolchain::Language named = toolchain::language(name, problem);
  settings.language.notation = named.notation;
  set_options(editor, settings);
  for (const config::OptionChoice& choice : config::option_choices(match, *named.notation, is_of_config)) {
    toolchain::set_option(settings.language, choice.key, choice.value);
  }
  // The dialect that is chosen in the editor wins; that of a config is among the options already.
  for (const auto& [key, value] : named.options) {
    if (!is_of_config) toolchain::set_option(settings.language, key, value);
  }
  set_severities(editor, match, settings);
  return settings;
}

}  // namespace plyglot::tool::lsp
