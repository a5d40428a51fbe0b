#pragma once
// What the readers of headers and commands share about letters and words.

#include <cstdint>
#include <string_view>

namespace plyglot::hive::boardspace_sgf {

constexpr bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
constexpr char to_lower(char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : byte; }
constexpr bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

// ASCII letters of either case are the same.
constexpr bool is_same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (to_lower(a[i]) != to_lower(b[i])) return false;
  }
  return true;
}

constexpr bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// The number that digits say; `largest` if it is larger.
constexpr std::int32_t number_of(std::string_view digits, std::int32_t largest) {
  std::int32_t number = 0;
  for (const char digit : digits) {
    number = number * 10 + (digit - '0');
    if (number >= largest) return largest;
  }
  return number;
}

}  // namespace plyglot::hive::boardspace_sgf
