#pragma once
// Formatted text. One translation unit holds fmt's implementation, so that the others need only its core header.

#include <fmt/core.h>

#include <string>

namespace plyglot::text {

std::string format_arguments(fmt::string_view pattern, fmt::format_args arguments);
void append_arguments(std::string& out, fmt::string_view pattern, fmt::format_args arguments);

// The pattern is checked when this is compiled.
template <class... Values>
std::string format(fmt::format_string<Values...> pattern, Values&&... values) {
  return format_arguments(pattern, fmt::make_format_args(values...));
}

// The same, behind what `out` holds already.
template <class... Values>
void append(std::string& out, fmt::format_string<Values...> pattern, Values&&... values) {
  append_arguments(out, pattern, fmt::make_format_args(values...));
}

}  // namespace plyglot::text
