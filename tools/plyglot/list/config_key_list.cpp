// `plyglot list config`: every key that a config may have.
#include "plyglot/list/list.hpp"

#include "plyglot/config/keys.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using config::KeyRow;
using config::Level;
using toolchain::NotationFacts;
using toolchain::OptionFacts;

struct Key {
  std::string path;
  std::string value;
  std::string_view help;
};

std::string values_of(const OptionFacts& option) {
  if (option.choices.empty()) return text::format("{}..{}", option.minimum, option.maximum);
  std::string words;
  for (const std::string_view choice : option.choices) text::append(words, "{}{}", words.empty() ? "" : "|", choice);
  return '"' + words + '"';
}

// What a table may say holds for each of its notations that have the option.
void keep_common_choices(OptionFacts& option, const OptionFacts& other) {
  std::vector<std::string_view> common;
  for (const std::string_view choice : option.choices) {
    const bool is_common = std::find(other.choices.begin(), other.choices.end(), choice) != other.choices.end();
    if (is_common) common.push_back(choice);
  }
  option.choices = std::move(common);
}

void add_options(std::string_view table, std::vector<Key>& keys) {
  std::vector<OptionFacts> options;
  for (const NotationFacts& facts : config::notations_of_table(table)) {
    for (const OptionFacts& option : facts.options) {
      const auto is_same = [&option](const OptionFacts& each) { return each.key == option.key; };
      const auto known = std::find_if(options.begin(), options.end(), is_same);
      if (known == options.end()) {
        options.push_back(option);
      } else {
        keep_common_choices(*known, option);
        if (known->help != option.help) known->help = "not the same in each notation of the game: see their tables";
      }
    }
  }
  for (const OptionFacts& option : options) {
    keys.push_back({text::format("options.{}.{}", table, option.key), values_of(option), option.help});
  }
}

// In the order of the registry, after the keys that are not options.
std::vector<Key> all_keys() {
  std::vector<Key> keys;
  for (const KeyRow& row : config::key_rows()) {
    if (row.level != Level::overrides) keys.push_back({std::string(row.key), std::string(row.value), row.help});
  }
  for (const KeyRow& row : config::key_rows()) {
    if (row.level == Level::top) continue;
    keys.push_back({text::format("overrides.{}", row.key), std::string(row.value), row.help});
  }
  for (const std::string_view table : config::option_table_names()) add_options(table, keys);
  return keys;
}

}  // namespace

std::string config_key_list(ListFormat format) {
  std::string out;
  for (const Key& key : all_keys()) {
    if (format == ListFormat::human) {
      text::append(out, "{} = {}\n  {}\n", key.path, key.value, key.help);
      continue;
    }
    text::JsonWriter json(out);
    json.begin_object().key("key").string(key.path).key("value").string(key.value);
    json.key("help").string(key.help).end_object();
    out += '\n';
  }
  return out;
}

}  // namespace plyglot::tool
