#pragma once
// How users name diagnostics: a whole name (`hop/lost-plus`), a prefix that ends in a slash (`hop/`), or `all`.

#include <optional>
#include <string_view>

namespace plyglot::diagnostics {

bool names(std::string_view pattern, std::string_view diagnostic_name);

// Whether the catalogue has a diagnostic of that name.
bool names_any(std::string_view pattern);

// The name, prefix or `all` that may have been meant by a pattern that names nothing: one that is spelled nearly so, or
// the one name whose part after the slash is the pattern.
std::optional<std::string_view> nearest_pattern(std::string_view pattern);

}  // namespace plyglot::diagnostics
