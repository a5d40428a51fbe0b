#include "plyglot/list/list.hpp"

#include "plyglot/run/usage_error.hpp"

#include "diagnostics/explanation.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

#include <plyglot/diagnostic.hpp>
#include <plyglot/toolchain.hpp>

#include <algorithm>

namespace plyglot::tool {
namespace {

using diagnostics::CatalogueEntry;
using text::JsonWriter;
using toolchain::NotationFacts;
using toolchain::OptionFacts;

std::string joined(const std::vector<std::string_view>& words, std::string_view joint) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += joint;
    out += word;
  }
  return out;
}

void append_human(const OptionFacts& option, std::string& out) {
  const std::string values =
      option.choices.empty() ? text::format("{}..{}", option.minimum, option.maximum) : joined(option.choices, "|");
  text::append(out, "    --option {}={} (default: {})\n      {}\n", option.key, values, option.fallback, option.help);
}

void append_human(const NotationFacts& facts, std::string& out) {
  text::append(out, "{}\n  {}, {}", facts.id, facts.title, facts.game);
  if (!facts.extensions.empty()) text::append(out, ", files {}", joined(facts.extensions, " "));
  if (!facts.can_be_read) out += "; written only (translate --to)";
  out += '\n';
  if (!facts.dialects.empty()) text::append(out, "  dialects: {}\n", joined(facts.dialects, ", "));
  for (const OptionFacts& option : facts.options) append_human(option, out);
}

void write_words(JsonWriter& json, std::string_view key, const std::vector<std::string_view>& words) {
  json.key(key).begin_array();
  for (const std::string_view word : words) json.string(word);
  json.end_array();
}

void write_option(JsonWriter& json, const OptionFacts& option) {
  json.begin_object().key("key").string(option.key).key("help").string(option.help);
  if (option.choices.empty()) {
    json.key("minimum").number(option.minimum).key("maximum").number(option.maximum);
  } else {
    write_words(json, "choices", option.choices);
  }
  json.key("default").string(option.fallback).end_object();
}

void append_json(const NotationFacts& facts, std::string& out) {
  JsonWriter json(out);
  json.begin_object().key("id").string(facts.id).key("title").string(facts.title).key("game").string(facts.game);
  write_words(json, "dialects", facts.dialects);
  write_words(json, "extensions", facts.extensions);
  json.key("manyRecords").boolean(facts.can_hold_many_records).key("readable").boolean(facts.can_be_read);
  json.key("options").begin_array();
  for (const OptionFacts& option : facts.options) write_option(json, option);
  json.end_array().end_object();
  out += '\n';
}

void append_json(const CatalogueEntry& entry, bool has_page, std::string& out) {
  JsonWriter json(out);
  json.begin_object().key("name").string(entry.name).key("severity").string(diagnostics::name_of(entry.severity));
  json.key("onRequest").boolean(entry.on_request).key("phase").string(diagnostics::name_of(entry.phase));
  json.key("fix").string(diagnostics::name_of(entry.fix_kind)).key("summary").string(entry.summary);
  if (has_page) json.key("page").string(diagnostics::page_of(entry));
  json.end_object();
  out += '\n';
}

std::vector<const CatalogueEntry*> catalogue_by_name() {
  std::vector<const CatalogueEntry*> entries;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) entries.push_back(&diagnostics::catalogue_entry(i));
  std::sort(entries.begin(), entries.end(), [](const auto* a, const auto* b) { return a->name < b->name; });
  return entries;
}

}  // namespace

std::string notation_list(ListFormat format) {
  std::string out;
  for (const NotationFacts& facts : toolchain::notations()) {
    if (format == ListFormat::jsonl) {
      append_json(facts, out);
    } else {
      if (!out.empty()) out += '\n';
      append_human(facts, out);
    }
  }
  return out;
}

std::string diagnostic_list(ListFormat format) {
  const auto entries = catalogue_by_name();
  std::size_t width = 0;
  for (const CatalogueEntry* entry : entries) width = std::max(width, entry->name.size());
  std::string out;
  for (const CatalogueEntry* entry : entries) {
    if (format == ListFormat::jsonl) {
      append_json(*entry, false, out);
      continue;
    }
    const std::string_view severity = entry->on_request ? "on request" : diagnostics::name_of(entry->severity);
    text::append(out, "{:<{}}  {:<10}  {}\n", entry->name, width, severity, entry->summary);
  }
  return out;
}

std::string diagnostic_pages(const std::string& name) {
  std::string out;
  std::string problem;
  if (!name.empty() && diagnostics::explanation(name, problem).empty()) throw UsageError(problem);
  for (const CatalogueEntry* entry : catalogue_by_name()) {
    if (name.empty() || entry->name == name) append_json(*entry, true, out);
  }
  return out;
}

std::string all_diagnostic_pages() {
  std::string out;
  std::string problem;
  for (const CatalogueEntry* entry : catalogue_by_name()) {
    if (!out.empty()) out += '\n';
    out += diagnostics::explanation(entry->name, problem);
  }
  return out;
}

}  // namespace plyglot::tool
