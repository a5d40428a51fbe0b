#include "text/counted.hpp"

#include "text/format.hpp"

namespace plyglot::text {

std::string grouped(std::uint64_t count) {
  const std::string digits = std::to_string(count);
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += ',';
    out += digits[i];
  }
  return out;
}

std::string counted_noun(std::uint64_t count, std::string_view noun, std::string_view plural) {
  if (count == 1) return std::string(noun);
  return plural.empty() ? std::string(noun) + 's' : std::string(plural);
}

std::string counted(std::uint64_t count, std::string_view noun, std::string_view plural) {
  return text::format("{} {}", grouped(count), counted_noun(count, noun, plural));
}

}  // namespace plyglot::text
