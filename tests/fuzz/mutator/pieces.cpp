#include "fuzz/mutator/pieces.hpp"

#include <array>
#include <cstdint>

namespace plyglot::fuzz {
namespace {

enum class Sort : std::uint8_t { word, blank, other };

constexpr Sort sort_of(char c) {
  const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  const bool is_digit = c >= '0' && c <= '9';
  const bool is_beyond_ascii = static_cast<unsigned char>(c) >= 0x80;
  if (is_letter || is_digit || is_beyond_ascii) return Sort::word;
  return c == ' ' || c == '\t' ? Sort::blank : Sort::other;
}

// Every byte of every text is asked for some times.
constexpr auto sorts = [] {
  std::array<Sort, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) table[byte] = sort_of(static_cast<char>(byte));
  return table;
}();

Sort sort_at(std::string_view text, std::size_t at) { return sorts[static_cast<unsigned char>(text[at])]; }

}  // namespace

void cut_at_words(std::string_view text, std::vector<Piece>& pieces) {
  pieces.clear();
  for (std::size_t begin = 0; begin < text.size();) {
    const Sort sort = sort_at(text, begin);
    std::size_t end = begin + 1;
    while (sort != Sort::other && end < text.size() && sort_at(text, end) == sort) ++end;
    pieces.push_back({begin, end - begin});
    begin = end;
  }
}

void cut_at_lines(std::string_view text, std::vector<Piece>& pieces) {
  pieces.clear();
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t line_end = text.find('\n', begin);
    const std::size_t end = line_end == std::string_view::npos ? text.size() : line_end + 1;
    pieces.push_back({begin, end - begin});
    begin = end;
  }
}

}  // namespace plyglot::fuzz
