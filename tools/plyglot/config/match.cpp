#include "plyglot/config/match.hpp"

#include "plyglot/config/keys.hpp"

#include "text/format.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::tool::config {
namespace {

// The dialect that the notation of a layer names, if it is this one.
std::optional<OptionChoice> dialect_of(const Match& match, std::string_view id) {
  const NotationSetting* const setting = notation_of(match);
  if (setting == nullptr) return std::nullopt;
  const std::size_t colon = setting->name.find(':');
  if (colon == std::string::npos || setting->name.substr(0, colon) != id) return std::nullopt;
  return OptionChoice{std::string(notation::dialect_option), setting->name.substr(colon + 1),
                      place_of(match, setting->line)};
}

}  // namespace

Match match(const Config* config, std::string_view file) {
  Match found{config, {}};
  if (config == nullptr) return found;
  const std::string path = file.empty() || config->layers.size() == 1 ? std::string() : config->relative_path(file);
  const PathNames names = names_in(path);
  for (std::uint32_t layer = 0; layer < config->layers.size(); ++layer) {
    if (config->layers[layer].is_for(names)) found.layers.push_back(layer);
  }
  return found;
}

std::string place_of(const Match& match, std::uint32_t line) { return text::format("{}:{}", match.config->name, line); }

const NotationSetting* notation_of(const Match& match) {
  const NotationSetting* last = nullptr;
  for (const std::uint32_t layer : match.layers) {
    const std::optional<NotationSetting>& setting = match.config->layers[layer].notation;
    if (setting) last = &*setting;
  }
  return last;
}

std::vector<OptionChoice> option_choices(const Match& match, const toolchain::Notation& notation,
                                         bool is_notation_of_config) {
  std::vector<OptionChoice> choices;
  if (match.config == nullptr) return choices;
  const toolchain::NotationFacts facts = toolchain::facts_of(notation);
  const auto add = [&](const Layer& layer, std::string_view table) {
    for (const OptionSetting& setting : layer.options) {
      if (setting.table != table || find_option(facts, setting.key) == nullptr) continue;
      choices.push_back({setting.key, setting.value, place_of(match, setting.line)});
    }
  };
  const NotationSetting* const notation_setting = notation_of(match);
  for (const std::uint32_t index : match.layers) {
    const Layer& layer = match.config->layers[index];
    const bool names_notation = is_notation_of_config && layer.notation && &*layer.notation == notation_setting;
    if (names_notation) {
      if (std::optional<OptionChoice> dialect = dialect_of(match, facts.id)) choices.push_back(std::move(*dialect));
    }
    add(layer, facts.game);
    if (facts.id != facts.game) add(layer, facts.id);
  }
  return choices;
}

std::vector<SeverityChoice> severity_choices(const Match& match) {
  std::vector<SeverityChoice> choices;
  for (const std::uint32_t index : match.layers) {
    for (const SeveritySetting& setting : match.config->layers[index].severities) {
      choices.push_back({setting.name, setting.level, place_of(match, setting.line)});
    }
  }
  return choices;
}

}  // namespace plyglot::tool::config
