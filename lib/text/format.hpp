#pragma once
// Formatted text. One translation unit holds fmt's implementation, so that the others need only its core header.

#include <fmt/core.h>

#include <string>
#include <type_traits>

namespace plyglot::text {

std::string format_arguments(fmt::string_view pattern, fmt::format_args arguments);
void append_arguments(std::string& out, fmt::string_view pattern, fmt::format_args arguments);

// What fmt needs for fractions is left out of the module for WebAssembly (tools/wasm), which would write nothing for
// them.
template <class... Values>
inline constexpr bool are_without_fractions = (!std::is_floating_point_v<std::decay_t<Values>> && ...);

// The pattern is checked when this is compiled.
template <class... Values>
std::string format(fmt::format_string<Values...> pattern, Values&&... values) {
  static_assert(are_without_fractions<Values...>);
  return format_arguments(pattern, fmt::make_format_args(values...));
}

// The same, appended to `out`.
template <class... Values>
void append(std::string& out, fmt::format_string<Values...> pattern, Values&&... values) {
  static_assert(are_without_fractions<Values...>);
  append_arguments(out, pattern, fmt::make_format_args(values...));
}

}  // namespace plyglot::text
