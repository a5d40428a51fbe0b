#include "plyglot/list/settings_list.hpp"

#include "diagnostics/name_pattern.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::tool {

using text::counted;

namespace {

using config::OptionChoice;
using config::SeverityChoice;
using text::JsonWriter;

struct Row {
  std::string name;
  std::string value;
  std::string origin;
};

struct Shown {
  std::string name;
  const config::Config* config = nullptr;
  bool is_excluded = false;
  // None for what is said of any text.
  std::vector<Row> notation;
  std::vector<Row> options;
  std::vector<Row> severities;
  std::size_t overrides = 0;
};

std::vector<Row> options_of(const Input& input) {
  std::vector<Row> rows;
  for (const toolchain::OptionFacts& option : toolchain::facts_of(*input.language().notation).options) {
    Row row{std::string(option.key), option.fallback, "default"};
    for (const OptionChoice& choice : input.settings->options) {
      if (choice.key == option.key) row = {choice.key, choice.value, choice.origin};
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

// What can be found in a text of the notation has the name of it, of its game, or of plyglot itself.
bool may_be_found(std::string_view name, const toolchain::NotationFacts& notation) {
  const std::string_view family = name.substr(0, name.find('/'));
  return family == notation.id || family == notation.game || family == "plyglot";
}

std::vector<Row> severities_of(const Input& input) {
  std::vector<Row> rows;
  const toolchain::NotationFacts notation = toolchain::facts_of(*input.language().notation);
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const diagnostics::CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    if (!may_be_found(entry.name, notation)) continue;
    const auto& choices = input.settings->severities;
    const auto is_meant = [&entry](const SeverityChoice& choice) {
      return diagnostics::names(choice.name, entry.name);
    };
    const auto last = std::find_if(choices.rbegin(), choices.rend(), is_meant);
    if (last == choices.rend()) continue;
    rows.push_back({std::string(entry.name), std::string(name_of(last->level)), last->origin});
  }
  std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.name < b.name; });
  return rows;
}

void append_rows(std::string_view title, const std::vector<Row>& rows, std::string& out) {
  if (rows.empty()) return;
  text::append(out, "  {}\n", title);
  std::size_t names = 0;
  std::size_t values = 0;
  for (const Row& row : rows) {
    names = std::max(names, row.name.size());
    values = std::max(values, row.value.size());
  }
  for (const Row& row : rows) {
    text::append(out, "    {:<{}}  {:<{}}  {}\n", row.name, names, row.value, values, text::visible(row.origin));
  }
}

std::string human(const Shown& shown) {
  std::string out = text::visible(shown.name) + '\n';
  text::append(out, "  config: {}\n", shown.config == nullptr ? "none" : text::visible(shown.config->name));
  if (shown.is_excluded) out += "  left out when a folder is walked\n";
  for (const Row& row : shown.notation)
    text::append(out, "  notation: {} ({})\n", row.value, text::visible(row.origin));
  append_rows("options:", shown.options, out);
  append_rows("severities:", shown.severities, out);
  if (shown.overrides != 0) text::append(out, "  and {} for some files\n", counted(shown.overrides, "override"));
  return out;
}

void write_rows(JsonWriter& json, std::string_view list, std::string_view name, std::string_view value,
                const std::vector<Row>& rows) {
  json.key(list).begin_array();
  for (const Row& row : rows) {
    json.begin_object().key(name).string(row.name).key(value).string(row.value);
    json.key("origin").string(row.origin).end_object();
  }
  json.end_array();
}

std::string jsonl(const Shown& shown) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("file").string(shown.name).key("config");
  shown.config == nullptr ? json.null() : json.string(shown.config->name);
  json.key("excluded").boolean(shown.is_excluded);
  for (const Row& row : shown.notation) {
    json.key("notation").begin_object().key("value").string(row.value).key("origin").string(row.origin).end_object();
  }
  write_rows(json, "options", "key", "value", shown.options);
  write_rows(json, "severities", "name", "severity", shown.severities);
  json.end_object();
  return out + '\n';
}

std::string shown_as(ListFormat format, const Shown& shown) {
  return format == ListFormat::human ? human(shown) : jsonl(shown);
}

}  // namespace

std::string settings_text(const Input& input, ListFormat format) {
  const std::string_view id = toolchain::facts_of(*input.language().notation).id;
  Shown shown{input.name, input.settings->match.config, input.is_excluded, {}, options_of(input), severities_of(input),
              0};
  shown.notation.push_back({"notation", std::string(id), input.notation_origin});
  return shown_as(format, shown);
}

std::string config_text(const config::Config* config, ListFormat format) {
  Shown shown{"any text", config, false, {}, {}, {}, 0};
  if (config == nullptr) return shown_as(format, shown);
  const config::Match match{config, {0}};
  for (const config::OptionSetting& option : config->layers.front().options) {
    shown.options.push_back({option.table + '.' + option.key, option.value, config::place_of(match, option.line)});
  }
  for (const SeverityChoice& choice : config::severity_choices(match)) {
    shown.severities.push_back({choice.name, std::string(name_of(choice.level)), choice.origin});
  }
  shown.overrides = config->layers.size() - 1;
  return shown_as(format, shown);
}

}  // namespace plyglot::tool
