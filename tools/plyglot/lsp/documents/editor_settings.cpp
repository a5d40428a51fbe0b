#include "plyglot/lsp/documents/editor_settings.hpp"

namespace plyglot::tool::lsp {
namespace {

// An empty object if there is none.
const Json& object_in(const Json& object, const char* name) {
  static const Json empty = Json::object();
  if (!object.is_object()) return empty;
  const auto found = object.find(name);
  return found != object.end() && found->is_object() ? *found : empty;
}

void set_flag(const Json& object, const char* name, bool& flag) {
  const auto found = object.find(name);
  if (found != object.end() && found->is_boolean()) flag = found->get<bool>();
}

// A number or a truth value as `--option` writes it.
std::string option_value(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

}  // namespace

EditorSettings settings_in(const Json& object) {
  EditorSettings settings;
  for (const auto& [name, level] : object_in(object, "severity").items()) {
    const auto severity = level.is_string() ? diagnostics::severity_named(level.get<std::string>()) : std::nullopt;
    if (severity) settings.severities.emplace_back(name, *severity);
  }
  for (const auto& [of, options] : object_in(object, "options").items()) {
    if (!options.is_object()) continue;
    for (const auto& [key, value] : options.items()) {
      if (value.is_primitive()) settings.options.push_back({of, key, option_value(value)});
    }
  }
  const Json& hints = object_in(object, "inlayHints");
  set_flag(hints, "numbers", settings.has_numbers);
  set_flag(hints, "cells", settings.has_cells);
  if (!object.is_object()) return settings;
  set_flag(object, "opensPages", settings.opens_pages);
  set_flag(object, "showsResults", settings.shows_results);
  set_flag(object, "showsFindings", settings.shows_findings);
  return settings;
}

}  // namespace plyglot::tool::lsp
