#include "diagnostics/name_pattern.hpp"

#include "diagnostics/near_names.hpp"

#include <plyglot/diagnostic.hpp>

#include <algorithm>

namespace plyglot::diagnostics {
namespace {

std::size_t after_slash(std::string_view name) { return name.find('/') + 1; }

// All names, and all prefixes in front of them.
std::vector<std::string_view> all_patterns() {
  std::vector<std::string_view> patterns{"all"};
  for (std::size_t i = 0; i < catalogue_size(); ++i) {
    const std::string_view name = catalogue_entry(i).name;
    patterns.push_back(name);
    const std::string_view prefix = name.substr(0, after_slash(name));
    if (std::find(patterns.begin(), patterns.end(), prefix) == patterns.end()) patterns.push_back(prefix);
  }
  return patterns;
}

std::optional<std::string_view> completed(std::string_view pattern) {
  std::optional<std::string_view> found;
  for (std::size_t i = 0; i < catalogue_size(); ++i) {
    const std::string_view name = catalogue_entry(i).name;
    if (name.substr(after_slash(name)) != pattern) continue;
    if (found) return std::nullopt;
    found = name;
  }
  return found;
}

}  // namespace

bool names(std::string_view pattern, std::string_view diagnostic_name) {
  if (pattern == "all") return true;
  if (!pattern.empty() && pattern.back() == '/') return diagnostic_name.substr(0, pattern.size()) == pattern;
  return pattern == diagnostic_name;
}

bool names_any(std::string_view pattern) {
  for (std::size_t i = 0; i < catalogue_size(); ++i) {
    if (names(pattern, catalogue_entry(i).name)) return true;
  }
  return false;
}

std::optional<std::string_view> nearest_pattern(std::string_view pattern) {
  constexpr std::uint32_t limit = 3;
  static const std::vector<std::string_view> patterns = all_patterns();
  if (const auto name = completed(pattern)) return name;
  return nearest(pattern, patterns, limit);
}

}  // namespace plyglot::diagnostics
