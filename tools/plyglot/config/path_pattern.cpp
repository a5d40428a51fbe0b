#include "plyglot/config/path_pattern.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::tool::config {
namespace {

constexpr std::string_view any_folders = "**";

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  for (std::size_t at = 0; at < text.size();) {
    const text::Decoded decoded = text::decode_utf8(text.substr(at));
    characters += decoded.code_point;
    at += decoded.size;
  }
  return characters;
}

// Matches a row of parts with a row of things, where a part may stand for any number of things: of several such parts
// only the last one ever needs to be tried again, since what comes before it was found as early as possible.
template <class Parts, class Things, class IsAny, class Match>
bool matches_in_order(const Parts& parts, const Things& things, IsAny is_any, Match match) {
  std::size_t part = 0;
  std::size_t thing = 0;
  std::size_t last_any = parts.size();
  std::size_t taken_from = 0;
  while (thing < things.size()) {
    if (part < parts.size() && is_any(parts[part])) {
      last_any = part++;
      taken_from = thing;
    } else if (part < parts.size() && match(parts[part], things[thing])) {
      ++part;
      ++thing;
    } else if (last_any < parts.size()) {
      part = last_any + 1;
      thing = ++taken_from;
    } else {
      return false;
    }
  }
  while (part < parts.size() && is_any(parts[part])) ++part;
  return part == parts.size();
}

// One part of a name's pattern: a character, `?`, `*` or a set, with its brackets.
using Part = std::u32string_view;

// How many characters a set takes from the start of a text, including the brackets; 0 if it is not closed. A `]` that
// comes first belongs to the set.
std::size_t set_size(Part text) {
  std::size_t at = 1;
  if (at < text.size() && text[at] == U'!') ++at;
  const std::size_t end = text.find(U']', at + 1);
  return end == Part::npos ? 0 : end + 1;
}

// None if a set is not closed.
std::optional<std::vector<std::u32string>> parts_of(std::string_view text) {
  std::vector<std::u32string> parts;
  const std::u32string pattern = characters_of(text);
  for (Part rest = pattern; !rest.empty();) {
    const std::size_t size = rest.front() == U'[' ? set_size(rest) : 1;
    if (size == 0) return std::nullopt;
    parts.emplace_back(rest.substr(0, size));
    rest.remove_prefix(size);
  }
  return parts;
}

std::optional<PathPattern::Name> name_of(std::string_view text) {
  PathPattern::Name name{std::string(text), {}};
  if (text.find_first_of("*?[") == std::string_view::npos) return name;
  std::optional<std::vector<std::u32string>> parts = parts_of(text);
  if (!parts) return std::nullopt;
  name.parts = std::move(*parts);
  return name;
}

bool set_holds(Part set, char32_t character) {
  Part members = set.substr(1, set.size() - 2);
  const bool is_negated = members.front() == U'!';
  if (is_negated) members.remove_prefix(1);
  bool holds = false;
  for (std::size_t at = 0; at < members.size(); ++at) {
    const bool is_range = at + 2 < members.size() && members[at + 1] == U'-';
    const char32_t last = is_range ? members[at + 2] : members[at];
    holds = holds || (members[at] <= character && character <= last);
    if (is_range) at += 2;
  }
  return holds != is_negated;
}

bool matches_name(const PathPattern::Name& pattern, std::string_view name) {
  if (pattern.parts.empty()) return pattern.text == name;
  const auto is_any = [](Part part) { return part == U"*"; };
  const auto match = [](Part part, char32_t character) {
    if (part.size() > 1) return set_holds(part, character);
    return part.front() == U'?' || part.front() == character;
  };
  return matches_in_order(pattern.parts, characters_of(name), is_any, match);
}

// What people know from elsewhere, and which means nothing here.
std::string foreign_part(std::string_view text, const PathNames& names) {
  if (names.empty()) return "a pattern names files, such as `*.hop` or `games/`";
  if (text.front() == '!') return "a pattern cannot be negated by `!`; a later `[[overrides]]` can say otherwise";
  if (text.find('\\') != std::string_view::npos) return "folders are divided by `/`, and `\\` has no meaning";
  if (text.find_first_of("{}") != std::string_view::npos) return "braces have no meaning: write several patterns";
  for (const std::string_view name : names) {
    if (name == ".." || name == ".") return "a pattern begins at the folder of the config and has no `.` or `..`";
  }
  return {};
}

}  // namespace

PathNames names_in(std::string_view path) {
  PathNames names;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end != 0) names.push_back(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return names;
}

std::optional<PathPattern> PathPattern::of(std::string_view text, std::string& problem) {
  const PathNames names = names_in(text);
  problem = foreign_part(text, names);
  if (!problem.empty()) return std::nullopt;
  PathPattern pattern;
  const Name folders{std::string(any_folders), {}};
  const std::size_t slash = text.find('/');
  const bool is_anywhere = slash == std::string_view::npos || slash == text.size() - 1;
  if (is_anywhere) pattern.names_.push_back(folders);
  for (const std::string_view each : names) {
    std::optional<Name> name = name_of(each);
    if (!name) {
      problem = "the `[` is not closed in its name";
      return std::nullopt;
    }
    pattern.names_.push_back(std::move(*name));
  }
  if (text.back() == '/') pattern.names_.push_back({"*", {U"*"}});
  pattern.names_.push_back(folders);
  return pattern;
}

bool PathPattern::matches(const PathNames& path) const {
  return matches_in_order(
      names_, path, [](const Name& name) { return name.text == any_folders; }, matches_name);
}

}  // namespace plyglot::tool::config
