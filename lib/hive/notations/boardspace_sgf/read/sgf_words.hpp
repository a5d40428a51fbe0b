#pragma once
// What the readers of headers and commands share about letters and words.

#include "hive/board/pieces.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"
#include "text/ascii.hpp"

namespace plyglot::hive::boardspace_sgf {

// Which piece a name means.

// Of this colour, whatever the name says of it. `no_piece` for a number that no piece has, and for a name without a
// number of which there are several.
constexpr PieceIndex piece_of(const PieceName& name, Colour colour) {
  const bool has_siblings = find_piece(colour, name.kind, 2) != no_piece;
  return has_siblings && !name.has_number ? no_piece : find_piece(colour, name.kind, name.number);
}

using text::is_digit;
using text::is_letter;
using text::is_same_word;
using text::to_lower;

constexpr bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

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
