#include "plyglot/list/config_schema.hpp"

#include "plyglot/config/keys.hpp"

#include <plyglot/diagnostic.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace plyglot::tool {
namespace {

using config::KeyRow;
using config::Level;
using nlohmann::ordered_json;
using toolchain::NotationFacts;
using toolchain::OptionFacts;

ordered_json list_of(ordered_json items) { return {{"type", "array"}, {"items", std::move(items)}}; }

// Names of findings, prefixes of them, and all.
ordered_json finding_names() {
  ordered_json names = ordered_json::array({"all"});
  std::string_view family;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string_view name = diagnostics::catalogue_entry(i).name;
    const std::string_view prefix = name.substr(0, name.find('/') + 1);
    if (prefix != family && std::find(names.begin(), names.end(), prefix) == names.end()) names.push_back(prefix);
    family = prefix;
    names.push_back(name);
  }
  return names;
}

ordered_json notation_names() {
  ordered_json names = ordered_json::array();
  for (const NotationFacts& facts : toolchain::notations()) {
    if (!facts.can_be_read) continue;
    names.push_back(facts.id);
    for (const std::string_view dialect : facts.dialects)
      names.push_back(std::string(facts.id) + ':' + std::string(dialect));
  }
  return names;
}

ordered_json value_of(const OptionFacts& option) {
  if (option.choices.empty()) {
    return {
        {"type", "integer"}, {"minimum", option.minimum}, {"maximum", option.maximum}, {"description", option.help}};
  }
  return {{"enum", option.choices}, {"description", option.help}};
}

// What a table may say: of a game, what any of its notations takes.
ordered_json options_of(std::string_view table) {
  ordered_json properties = ordered_json::object();
  for (const NotationFacts& facts : config::notations_of_table(table)) {
    for (const OptionFacts& option : facts.options) {
      const std::string key(option.key);
      if (!properties.contains(key)) {
        properties[key] = value_of(option);
        continue;
      }
      for (const std::string_view choice : option.choices) {
        ordered_json& known = properties[key]["enum"];
        if (std::find(known.begin(), known.end(), choice) == known.end()) known.push_back(choice);
      }
    }
  }
  return {{"type", "object"}, {"additionalProperties", false}, {"properties", std::move(properties)}};
}

ordered_json option_tables() {
  ordered_json tables = ordered_json::object();
  for (const std::string_view table : config::option_table_names()) tables[std::string(table)] = options_of(table);
  return {{"type", "object"}, {"additionalProperties", false}, {"properties", std::move(tables)}};
}

ordered_json table_of(Level level);

ordered_json value_of(const KeyRow& row) {
  if (row.key == "ignore") return list_of({{"$ref", "#/definitions/finding"}});
  if (row.key == "severity") {
    return {{"type", "object"},
            {"propertyNames", {{"$ref", "#/definitions/finding"}}},
            {"additionalProperties", {{"enum", {"error", "warning", "info", "off"}}}}};
  }
  if (row.key == "options") return {{"$ref", "#/definitions/options"}};
  if (row.key == "notation") return {{"$ref", "#/definitions/notation"}};
  if (row.key == "overrides") return list_of(table_of(Level::overrides));
  ordered_json string = {{"type", "string"}};
  return row.value.starts_with('[') ? list_of(std::move(string)) : string;
}

ordered_json table_of(Level level) {
  ordered_json properties = ordered_json::object();
  for (const KeyRow& row : config::key_rows()) {
    if (row.level != level && row.level != Level::both) continue;
    ordered_json value = value_of(row);
    value["description"] = row.help;
    properties[std::string(row.key)] = std::move(value);
  }
  ordered_json table = {{"type", "object"}, {"additionalProperties", false}};
  if (level == Level::overrides) table["required"] = {"files"};
  table["properties"] = std::move(properties);
  return table;
}

}  // namespace

std::string config_schema() {
  ordered_json schema = {{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", "plyglot.toml"}};
  schema.update(table_of(Level::top));
  schema["definitions"] = {{"finding", {{"enum", finding_names()}}},
                           {"notation", {{"enum", notation_names()}}},
                           {"options", option_tables()}};
  return schema.dump(2) + '\n';
}

}  // namespace plyglot::tool
