#pragma once
// Letters, digits and words of ASCII, whatever the locale. Other bytes are left as they are.

#include <string>
#include <string_view>

namespace plyglot::text {

constexpr bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
constexpr char to_lower(char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : byte; }
constexpr char to_upper(char byte) { return byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - ('a' - 'A')) : byte; }
constexpr bool is_upper(char byte) { return byte >= 'A' && byte <= 'Z'; }
constexpr bool is_letter(char byte) { return to_lower(byte) >= 'a' && to_lower(byte) <= 'z'; }

// ASCII letters of either case are the same.
constexpr bool is_same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    // Words are mostly written in the same case.
    if (a[i] != b[i] && to_lower(a[i]) != to_lower(b[i])) return false;
  }
  return true;
}

// Without the bytes of `unseen` at both ends.
constexpr std::string_view trimmed(std::string_view text, std::string_view unseen) {
  const std::size_t first = text.find_first_not_of(unseen);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(unseen) + 1 - first);
}

constexpr bool has_upper(std::string_view word) {
  for (const char byte : word) {
    if (is_upper(byte)) return true;
  }
  return false;
}

inline std::string lower_case(std::string_view word) {
  std::string result(word);
  for (char& byte : result) byte = to_lower(byte);
  return result;
}

inline std::string upper_case(std::string_view word) {
  std::string result(word);
  for (char& byte : result) byte = to_upper(byte);
  return result;
}

}  // namespace plyglot::text
