// From TOML to settings, with an exact answer to all that is none.
#include "plyglot/config/config.hpp"
#include "plyglot/config/keys.hpp"
#include "plyglot/config/problems.hpp"
#include "plyglot/config/read_options.hpp"

#include "diagnostics/ids.hpp"
#include "diagnostics/name_pattern.hpp"
#include "text/format.hpp"

#include <plyglot/line_index.hpp>

#include <algorithm>

namespace plyglot::tool::config {
namespace {

using diagnostics::DiagnosticId;

// A whole name is set after a prefix, and a prefix after `all`, so that the more specific one wins.
int rank_of(std::string_view pattern) {
  if (pattern == "all") return 0;
  return !pattern.empty() && pattern.back() == '/' ? 1 : 2;
}

class Reader {
 public:
  explicit Reader(Config& config) : config_(config), lines_({config.name, config.text}), problems_(config.problems) {}

  void read();

 private:
  void read_layer(const TomlNode& table, Level level, Layer& layer);
  void read_key(const TomlEntry& entry, Layer& layer);
  void read_index(const TomlEntry& entry);
  bool is_known(const TomlEntry& entry, Level level);
  void read_severities(const TomlEntry& entry, Layer& layer);
  void read_ignored(const TomlEntry& entry, Layer& layer);
  void read_options(const TomlEntry& entry, Layer& layer);
  void read_overrides(const TomlEntry& entry);
  void read_override(const TomlNode& table);
  void read_notation(const TomlEntry& entry, Layer& layer);
  void read_patterns(const TomlEntry& entry, std::vector<PathPattern>& patterns);
  bool is_table(const TomlEntry& entry, std::string_view help);
  // The strings of an array; what is none is a problem.
  std::vector<const TomlNode*> strings_of(const TomlEntry& entry, std::string_view noun, std::string_view example);
  std::uint32_t line_of(text::Span span) const { return lines_.line_of(span.begin); }

  Config& config_;
  text::LineIndex lines_;
  Problems problems_;
};

void Reader::read() {
  const TomlTree tree = read_toml(config_.text);
  for (const TomlProblem& problem : tree.problems) problems_.not_toml(problem);
  config_.layers.emplace_back();
  read_layer(tree.root, Level::top, config_.layers.front());
  std::stable_sort(config_.problems.begin(), config_.problems.end(), diagnostics::reported_before);
}

bool Reader::is_known(const TomlEntry& entry, Level level) {
  std::vector<std::string_view> known;
  bool is_elsewhere = false;
  for (const KeyRow& row : key_rows()) {
    const bool is_here = row.level == Level::both || row.level == level;
    if (is_here) known.push_back(row.key);
    is_elsewhere = is_elsewhere || (!is_here && row.key == entry.key);
  }
  if (std::find(known.begin(), known.end(), entry.key) != known.end()) return true;
  const bool is_top = level == Level::top;
  if (!is_elsewhere) {
    problems_.unknown_key(entry, is_top ? "here" : "in `[[overrides]]`", known);
  } else {
    const std::string_view where = is_top ? "belongs in `[[overrides]]` only" : "holds for the whole config only";
    problems_.add(DiagnosticId::config_unknown_key, entry.key_span, text::format("`{}` {}", entry.key, where));
  }
  return false;
}

// What the whole config says comes before what its overrides say, wherever these are.
void Reader::read_layer(const TomlNode& table, Level level, Layer& layer) {
  const TomlEntry* overrides = nullptr;
  for (const TomlEntry& entry : table.entries) {
    if (!is_known(entry, level)) continue;
    if (entry.key == "overrides") {
      overrides = &entry;
    } else {
      read_key(entry, layer);
    }
  }
  const auto is_more_general = [](const SeveritySetting& a, const SeveritySetting& b) {
    return rank_of(a.name) < rank_of(b.name);
  };
  std::stable_sort(layer.severities.begin(), layer.severities.end(), is_more_general);
  // What is ignored stays so, whatever severity it has beside it.
  const auto is_set = [](const SeveritySetting& each) { return !each.is_ignored; };
  std::stable_partition(layer.severities.begin(), layer.severities.end(), is_set);
  if (overrides != nullptr) read_overrides(*overrides);
}

void Reader::read_key(const TomlEntry& entry, Layer& layer) {
  if (entry.key == "severity") read_severities(entry, layer);
  if (entry.key == "ignore") read_ignored(entry, layer);
  if (entry.key == "options") read_options(entry, layer);
  if (entry.key == "exclude") read_patterns(entry, config_.exclude);
  if (entry.key == "index") read_index(entry);
  if (entry.key == "files") read_patterns(entry, layer.files);
  if (entry.key == "notation") read_notation(entry, layer);
}

bool Reader::is_table(const TomlEntry& entry, std::string_view help) {
  if (entry.value.kind == TomlKind::table) return true;
  problems_.wrong_type(entry.key, entry.value, "a table", std::string(help));
  return false;
}

std::vector<const TomlNode*> Reader::strings_of(const TomlEntry& entry, std::string_view noun,
                                                std::string_view example) {
  std::vector<const TomlNode*> strings;
  if (entry.value.kind != TomlKind::array) {
    problems_.wrong_type(entry.key, entry.value, text::format("an array of {}", noun),
                         text::format("write `{} = [{}]`", entry.key, example));
    return strings;
  }
  for (const TomlNode& element : entry.value.elements) {
    if (element.kind == TomlKind::string) {
      strings.push_back(&element);
    } else {
      problems_.wrong_type(entry.key, element, text::format("{} in quotation marks", noun), {});
    }
  }
  return strings;
}

void Reader::read_severities(const TomlEntry& entry, Layer& layer) {
  if (!is_table(entry, "write a table `[severity]` with lines such as `\"hop/lost-plus\" = \"error\"`")) return;
  for (const TomlEntry& setting : entry.value.entries) {
    const TomlNode& value = setting.value;
    if (!diagnostics::names_any(setting.key)) {
      problems_.unknown_diagnostic(setting.key, setting.key_span);
    } else if (value.kind != TomlKind::string) {
      problems_.wrong_type(setting.key, value, "a severity in quotation marks", {});
    } else if (const auto level = diagnostics::severity_named(value.text)) {
      layer.severities.push_back({setting.key, *level, false, line_of(setting.key_span)});
    } else {
      problems_.unknown_level(value);
    }
  }
}

void Reader::read_ignored(const TomlEntry& entry, Layer& layer) {
  for (const TomlNode* name : strings_of(entry, "names of diagnostics", "\"hop/lost-plus\"")) {
    if (!diagnostics::names_any(name->text)) {
      problems_.unknown_diagnostic(name->text, name->span);
    } else {
      layer.severities.push_back({name->text, diagnostics::Severity::off, true, line_of(name->span)});
    }
  }
}

void Reader::read_options(const TomlEntry& entry, Layer& layer) {
  if (!is_table(entry, "write a table such as `[options.hop]`")) return;
  for (const TomlEntry& table : entry.value.entries) {
    for (OptionSetting& setting : read_option_table(table, problems_, lines_)) {
      layer.options.push_back(std::move(setting));
    }
  }
}

void Reader::read_overrides(const TomlEntry& entry) {
  const TomlNode& value = entry.value;
  const auto is_no_table = [](const TomlNode& element) { return element.kind != TomlKind::table; };
  if (value.kind != TomlKind::array) {
    return problems_.wrong_type("overrides", value, "an array of tables", "write `[[overrides]]`");
  }
  for (const TomlNode& element : value.elements) {
    if (is_no_table(element)) {
      problems_.wrong_type("overrides", element, "tables", "write `[[overrides]]`");
    } else {
      read_override(element);
    }
  }
}

void Reader::read_override(const TomlNode& table) {
  Layer& layer = config_.layers.emplace_back();
  read_layer(table, Level::overrides, layer);
  const auto is_files = [](const TomlEntry& entry) { return entry.key == "files"; };
  const auto files = std::find_if(table.entries.begin(), table.entries.end(), is_files);
  if (files != table.entries.end() && !(files->value.kind == TomlKind::array && files->value.elements.empty())) return;
  const bool is_missing = files == table.entries.end();
  problems_
      .add(DiagnosticId::config_missing_files, is_missing ? table.span : files->value.span,
           is_missing ? "this override does not say which files it is for" : "this override is for no files")
      .helps.emplace_back("write `files = [\"*.hop\"]`, or another pattern");
}

void Reader::read_index(const TomlEntry& entry) {
  if (entry.value.kind == TomlKind::string) {
    config_.index = entry.value.text;
  } else {
    problems_.wrong_type("index", entry.value, "the name of a file in quotation marks", {});
  }
}

void Reader::read_notation(const TomlEntry& entry, Layer& layer) {
  if (entry.value.kind != TomlKind::string) {
    return problems_.wrong_type("notation", entry.value, "the name of a notation in quotation marks", {});
  }
  std::string problem;
  toolchain::language(entry.value.text, problem);
  if (problem.empty()) {
    layer.notation = NotationSetting{entry.value.text, line_of(entry.value.span)};
  } else {
    problems_.add(DiagnosticId::config_unknown_notation, entry.value.span, std::move(problem));
  }
}

void Reader::read_patterns(const TomlEntry& entry, std::vector<PathPattern>& patterns) {
  for (const TomlNode* text : strings_of(entry, "patterns", "\"*.hop\"")) {
    std::string problem;
    if (std::optional<PathPattern> pattern = PathPattern::of(text->text, problem)) {
      patterns.push_back(std::move(*pattern));
    } else {
      problems_.add(DiagnosticId::config_bad_pattern, text->span, text::format("`{}`: {}", text->text, problem));
    }
  }
}

}  // namespace

void read_config(Config& config) { Reader(config).read(); }

}  // namespace plyglot::tool::config
