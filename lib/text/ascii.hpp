#pragma once
// Letters, digits and words of ASCII, whatever the locale, and sets of bytes. Other bytes are left as they are.

#include <array>
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

// For loops that ask of each byte whether it is one of many.
class ByteSet {
 public:
  constexpr ByteSet() = default;
  constexpr explicit ByteSet(std::string_view bytes) {
    for (const char byte : bytes) add(byte);
  }
  // All bytes for which this holds.
  constexpr explicit ByteSet(bool (*holds)(char)) {
    for (unsigned value = 0; value < 256; ++value) {
      if (holds(static_cast<char>(value))) add(static_cast<char>(value));
    }
  }

  constexpr void add(char byte) { has_[static_cast<unsigned char>(byte)] = true; }
  constexpr bool has(char byte) const { return has_[static_cast<unsigned char>(byte)]; }

  // Where the first byte of the set is, and where the first that is not of it; the size of the text if there is none.
  constexpr std::size_t find_in(std::string_view text, std::size_t from = 0) const {
    while (from < text.size() && !has(text[from])) ++from;
    return from;
  }
  constexpr std::size_t find_not_in(std::string_view text, std::size_t from = 0) const {
    while (from < text.size() && has(text[from])) ++from;
    return from;
  }

 private:
  std::array<bool, 256> has_{};
};

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
