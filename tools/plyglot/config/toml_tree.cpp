// The only file that sees toml++, whose header is large.
#include "plyglot/config/toml_tree.hpp"

#include "plyglot/config/text_places.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>
#include <optional>

namespace plyglot::tool::config {
namespace {

// A config nests three levels deep; what is deeper is an error above, and is not looked into.
constexpr int deepest_level = 16;

TomlKind kind_of(toml::node_type type) {
  switch (type) {
    case toml::node_type::table:
      return TomlKind::table;
    case toml::node_type::array:
      return TomlKind::array;
    case toml::node_type::string:
      return TomlKind::string;
    case toml::node_type::integer:
      return TomlKind::integer;
    case toml::node_type::floating_point:
      return TomlKind::decimal;
    case toml::node_type::boolean:
      return TomlKind::boolean;
    case toml::node_type::time:
      return TomlKind::time;
    default:
      return TomlKind::date;
  }
}

class Converter {
 public:
  explicit Converter(std::string_view text) : text_(text), places_(text) {}

  TomlNode node(const toml::node& from, int level) const {
    TomlNode to;
    to.kind = kind_of(from.type());
    to.span = span_of(from.source());
    if (const auto* string = from.as_string()) {
      to.text = string->get();
    } else if (const toml::array* array = from.as_array()) {
      if (level < deepest_level) convert(*array, to, level);
    } else if (const toml::table* table = from.as_table()) {
      if (level < deepest_level) convert(*table, to, level);
    } else {
      to.text = text_.substr(to.span.begin, to.span.size());
    }
    return to;
  }

  text::Span span_of(const toml::source_region& region) const {
    const std::uint32_t begin = places_.offset_of(region.begin.line, region.begin.column);
    return {begin, std::max(begin, places_.offset_of(region.end.line, region.end.column))};
  }

 private:
  void convert(const toml::array& from, TomlNode& to, int level) const {
    for (const toml::node& element : from) to.elements.push_back(node(element, level + 1));
  }

  void convert(const toml::table& from, TomlNode& to, int level) const {
    for (const auto& [key, value] : from) {
      to.entries.push_back({std::string(key.str()), span_of(key.source()), node(value, level + 1)});
    }
    const auto stands_before = [](const TomlEntry& a, const TomlEntry& b) {
      return a.key_span.begin < b.key_span.begin;
    };
    std::sort(to.entries.begin(), to.entries.end(), stands_before);
  }

  std::string_view text_;
  TextPlaces places_;
};

// Without the start that says what was being read, and in one line: the reader quotes line ends as they are.
std::string said_shortly(std::string_view description) {
  constexpr std::string_view start = "Error while parsing";
  constexpr std::string_view constant = " (TOML_MAX_NESTED_VALUES)";
  if (description.substr(0, start.size()) == start) description.remove_prefix(description.find(": ") + 2);
  description = description.substr(0, description.find(constant));
  std::string out;
  for (const char byte : description) {
    if (byte == '\n') {
      out += "\\n";
    } else {
      out += byte;
    }
  }
  return out;
}

bool is_header(std::string_view key) { return !key.empty() && key.front() == '['; }

// The key or header that a line begins with; empty if there is none.
std::string_view key_of(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  const std::string_view trimmed = text::trimmed(line, blanks);
  const std::size_t end = is_header(trimmed) ? trimmed.rfind(']') : trimmed.find('=');
  if (end == std::string_view::npos) return {};
  return text::trimmed(trimmed.substr(0, is_header(trimmed) ? end + 1 : end), blanks);
}

// Where a key was set before, in the lines of its table above it; a header may be anywhere above.
text::Span earlier_key(std::string_view key, std::uint32_t line, const text::LineIndex& lines) {
  while (--line != 0) {
    const std::string_view earlier = key_of(lines.source().slice(lines.line(line)));
    if (!is_header(key) && is_header(earlier)) break;
    if (earlier != key) continue;
    const auto begin = static_cast<std::uint32_t>(earlier.data() - lines.source().text.data());
    return {begin, begin + static_cast<std::uint32_t>(earlier.size())};
  }
  return {};
}

// The reader points at a header, or after a key.
void find_keys(TomlProblem& problem, std::uint32_t offset, std::string_view text) {
  const text::LineIndex lines({{}, text});
  const std::uint32_t line = lines.line_of(offset);
  const std::string_view key = key_of(lines.source().slice(lines.line(line)));
  if (key.empty()) return;
  const auto begin = static_cast<std::uint32_t>(key.data() - text.data());
  problem.span = {begin, begin + static_cast<std::uint32_t>(key.size())};
  problem.earlier = earlier_key(key, line, lines);
}

TomlProblem problem_of(const toml::parse_error& error, std::string_view text) {
  TomlProblem problem;
  problem.message = said_shortly(error.description());
  const TextPlaces places(text);
  const std::uint32_t offset = places.offset_of(error.source().begin.line, error.source().begin.column);
  problem.is_duplicate = problem.message.find("cannot redefine") != std::string::npos;
  problem.span = places.character_at(offset);
  if (problem.is_duplicate) find_keys(problem, offset, text);
  return problem;
}

// The first dot after the last one that the dotted keys of a config may have: each dot is a level of nesting, for which
// the reader of TOML uses stack. What is in quotation marks is not a key of several parts.
std::optional<std::uint32_t> dot_too_many(std::string_view text) {
  constexpr int most_dots = 4096;
  int dots = 0;
  char quote = 0;
  for (std::uint32_t at = 0; at < text.size(); ++at) {
    const char byte = text[at];
    if (byte == '\n') {
      quote = 0;
    } else if (quote == '"' && byte == '\\') {
      ++at;
    } else if (quote != 0) {
      if (byte == quote) quote = 0;
    } else if (byte == '"' || byte == '\'') {
      quote = byte;
    } else if (byte == '.' && ++dots > most_dots) {
      return at;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view said(TomlKind kind) {
  constexpr std::string_view names[] = {"a string", "a whole number", "a decimal number", "true or false",
                                        "a date",   "a time",         "an array",         "a table"};
  return names[static_cast<std::size_t>(kind)];
}

TomlTree read_toml(std::string_view text) {
  TomlTree tree;
  const auto well_formed = static_cast<std::uint32_t>(text::utf8_prefix(text));
  if (well_formed < text.size()) {
    tree.problems.push_back({false, {well_formed, well_formed + 1}, {}, "a byte that is not UTF-8"});
    return tree;
  }
  if (const std::optional<std::uint32_t> dot = dot_too_many(text)) {
    tree.problems.push_back({false, {*dot, *dot + 1}, {}, "more than 4096 dots in keys"});
    return tree;
  }
  const toml::parse_result result = toml::parse(text);
  if (result) {
    tree.root = Converter(text).node(result.table(), 0);
  } else {
    tree.problems.push_back(problem_of(result.error(), text));
  }
  return tree;
}

}  // namespace plyglot::tool::config
