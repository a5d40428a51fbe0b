#include "c/handles.hpp"

#include "text/json_writer.hpp"

namespace {

using namespace plyglot;

void append_strings(const std::vector<std::string_view>& values, std::string& out) {
  out += '[';
  for (const std::string_view value : values) {
    if (out.back() != '[') out += ',';
    text::append_json_string(out, value);
  }
  out += ']';
}

void append_member(std::string_view key, std::string_view value, std::string& out) {
  text::append_json_string(out, key);
  out += ':';
  text::append_json_string(out, value);
}

void append_option(const toolchain::OptionFacts& option, std::string& out) {
  out += '{';
  append_member("key", option.key, out);
  out += ',';
  append_member("help", option.help, out);
  out += ",\"choices\":";
  append_strings(option.choices, out);
  out += ',';
  append_member("default", option.fallback, out);
  out += '}';
}

void append_notation(const toolchain::NotationFacts& facts, std::string& out) {
  out += '{';
  append_member("id", facts.id, out);
  out += ',';
  append_member("title", facts.title, out);
  out += ',';
  append_member("game", facts.game, out);
  out += ",\"dialects\":";
  append_strings(facts.dialects, out);
  out += ",\"extensions\":";
  append_strings(facts.extensions, out);
  out += ",\"options\":[";
  for (const toolchain::OptionFacts& option : facts.options) {
    if (&option != &facts.options.front()) out += ',';
    append_option(option, out);
  }
  out += facts.can_be_read ? "],\"canBeRead\":true}" : "],\"canBeRead\":false}";
}

std::string notations_json() {
  std::string out = "[";
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (out.size() > 1) out += ',';
    append_notation(facts, out);
  }
  return out + ']';
}

plyglot_language* new_language(std::string_view name) {
  auto* const made = new plyglot_language;
  made->language = toolchain::language(name, made->problem);
  return made;
}

}  // namespace

const char* plyglot_version() { return PLYGLOT_VERSION; }

const char* plyglot_notations() {
  static const std::string text = notations_json();
  return text.c_str();
}

const char* plyglot_explanation(const char* name) {
  const diagnostics::CatalogueEntry* const entry = diagnostics::find_diagnostic(name);
  return entry == nullptr ? nullptr : entry->page.data();
}

plyglot_language* plyglot_language_new(const char* name) { return new_language(name); }

plyglot_language* plyglot_language_for_file(const char* file_name) {
  const std::string_view id = toolchain::notation_for_file(file_name);
  if (!id.empty()) return new_language(id);
  auto* const none = new plyglot_language;
  none->problem = "files of this name are in no known notation";
  return none;
}

void plyglot_language_free(plyglot_language* language) { delete language; }

const char* plyglot_language_problem(const plyglot_language* language) { return language->problem.c_str(); }

int plyglot_language_set(plyglot_language* language, const char* key, const char* value) {
  if (language->language.notation == nullptr) return 0;
  language->problem = toolchain::set_option(language->language, key, value);
  return language->problem.empty() ? 1 : 0;
}
