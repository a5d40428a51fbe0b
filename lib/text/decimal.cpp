#include "text/decimal.hpp"

#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <string>

namespace plyglot::text {

std::optional<double> parse_decimal(std::string_view text) {
#ifdef __cpp_lib_to_chars
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() ? std::optional(value) : std::nullopt;
#else
  // The library of clang 14, with which the module for WebAssembly is built, reads whole numbers only. In the module
  // there is one locale.
  const std::string terminated(text);
  char* end = nullptr;
  errno = 0;
  const double value = std::strtod(terminated.c_str(), &end);
  return end != terminated.c_str() && errno == 0 ? std::optional(value) : std::nullopt;
#endif
}

std::uint32_t number_of(std::string_view digits) {
  std::uint32_t value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  return error == std::errc() && stop == end ? value : 0;
}

}  // namespace plyglot::text
