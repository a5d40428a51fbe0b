#include "plyglot/config/keys.hpp"

#include <algorithm>

namespace plyglot::tool::config {
namespace {

constexpr KeyRow rows[] = {
    {"exclude", Level::top, "[\"PATTERN\", ...]", "files that are left out when a folder is walked"},
    {"index", Level::top, "\"FILE\"",
     "an index of games, from the config's folder: an editor says in how many of them a position is"},
    {"ignore", Level::both, "[\"NAME\", ...]",
     "findings that are not reported: names, prefixes such as \"hop/\", or \"all\""},
    {"severity", Level::both, "{ \"NAME\" = \"error|warning|info|off\" }",
     "the severity of findings; a name wins over a prefix, and a prefix over \"all\""},
    {"options", Level::both, "{ GAME_OR_NOTATION = { KEY = VALUE } }",
     "options of a game, for all its notations that have them, or of a notation, which win over those of its game"},
    {"overrides", Level::top, "[{ files = [...], ... }]",
     "settings for some of the files; of several that name a file, later ones win"},
    {"files", Level::overrides, "[\"PATTERN\", ...]", "which files they are for; every override has it"},
    {"notation", Level::overrides, "\"NOTATION[:DIALECT]\"", "what is in these files, whatever their extension"},
};

}  // namespace

std::span<const KeyRow> key_rows() { return rows; }

std::vector<std::string_view> option_table_names() {
  std::vector<std::string_view> names;
  const auto add = [&names](std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (!facts.can_be_read) continue;
    add(facts.game);
    add(facts.id);
  }
  return names;
}

std::vector<toolchain::NotationFacts> notations_of_table(std::string_view name) {
  std::vector<toolchain::NotationFacts> found;
  for (toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.can_be_read && (facts.game == name || facts.id == name)) found.push_back(std::move(facts));
  }
  return found;
}

const toolchain::OptionFacts* find_option(const toolchain::NotationFacts& notation, std::string_view key) {
  const auto found = std::find_if(notation.options.begin(), notation.options.end(),
                                  [key](const toolchain::OptionFacts& option) { return option.key == key; });
  return found == notation.options.end() ? nullptr : &*found;
}

}  // namespace plyglot::tool::config
