#include "plyglot/answer/base64.hpp"

#include <algorithm>
#include <cstdint>

namespace plyglot::tool {
namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr char padding = '=';
// Three bytes are written as four digits of six bits.
constexpr std::size_t bytes_in_group = 3;
constexpr std::size_t digits_in_group = 4;
constexpr unsigned bits_of_digit = 6;
constexpr unsigned bits_of_byte = 8;

}  // namespace

std::string base64_of(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / bytes_in_group * digits_in_group);
  for (std::size_t i = 0; i < bytes.size(); i += bytes_in_group) {
    const std::string_view group = bytes.substr(i, bytes_in_group);
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < bytes_in_group; ++k) {
      bits = bits << bits_of_byte | (k < group.size() ? static_cast<unsigned char>(group[k]) : 0U);
    }
    for (std::size_t k = 0; k < digits_in_group; ++k) {
      const std::uint32_t digit = bits >> (bits_of_digit * (digits_in_group - 1 - k)) & (digits.size() - 1);
      text += k <= group.size() ? digits[digit] : padding;
    }
  }
  return text;
}

std::optional<std::string> bytes_of_base64(std::string_view text) {
  if (text.size() % digits_in_group != 0) return std::nullopt;
  const std::size_t end = std::min(text.find(padding), text.size());
  const std::size_t paddings = text.size() - end;
  if (paddings > 2 || text.find_first_not_of(padding, end) != std::string_view::npos) return std::nullopt;
  std::string bytes;
  bytes.reserve(text.size() / digits_in_group * bytes_in_group);
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char character : text.substr(0, end)) {
    const std::size_t digit = digits.find(character);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = bits << bits_of_digit | static_cast<std::uint32_t>(digit);
    count += bits_of_digit;
    if (count < bits_of_byte) continue;
    count -= bits_of_byte;
    bytes += static_cast<char>(static_cast<unsigned char>(bits >> count));
  }
  // What is left over must be nothing.
  if ((bits & ((1U << count) - 1)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace plyglot::tool
