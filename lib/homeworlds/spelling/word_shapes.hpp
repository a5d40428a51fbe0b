#pragma once
// What a word can stand for by its letters alone (homeworlds 3.1). All without regard to ASCII case.

#include "homeworlds/spelling/dialect.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {

// What divides words within a line (homeworlds L3).
inline constexpr std::string_view blanks = " \t\v\f";
constexpr bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
inline constexpr text::ByteSet blank_bytes(blanks);
constexpr bool is_blank(char byte) { return byte == ' ' || byte == '\t' || byte == '\v' || byte == '\f'; }

// Letters and digits of any script, and `_`.
inline constexpr text::ByteSet word_bytes([](char byte) {
  return text::is_letter(byte) || text::is_digit(byte) || byte == '_' || static_cast<unsigned char>(byte) >= 0x80;
});

// By the letter that the name of a colour begins with, which no other does: its number, or `colours`.
inline constexpr std::array<std::uint8_t, 256> colours_by_letter = [] {
  std::array<std::uint8_t, 256> numbers{};
  numbers.fill(colours);
  for (std::uint8_t i = 0; i < colours; ++i) {
    const char letter = "bgry"[i];
    numbers[static_cast<unsigned char>(letter)] = numbers[static_cast<unsigned char>(text::to_upper(letter))] = i;
  }
  return numbers;
}();

constexpr bool are_piece(char colour, char size) {
  return size >= '1' && size <= '0' + sizes && colours_by_letter[static_cast<unsigned char>(colour)] != colours;
}
// `g1`, `g1s`: the piece that the word begins with.
constexpr std::optional<PieceKind> piece_at_begin(std::string_view word) {
  if (word.size() < 2 || !are_piece(word[0], word[1])) return std::nullopt;
  const std::uint8_t colour = colours_by_letter[static_cast<unsigned char>(word[0])];
  return kind_of(static_cast<Colour>(colour), static_cast<std::uint8_t>(word[1] - '0'));
}
// `g1`.
constexpr std::optional<PieceKind> piece_named(std::string_view word) {
  return word.size() == 2 ? piece_at_begin(word) : std::nullopt;
}
// `g` or `green`.
std::optional<Colour> colour_named(std::string_view word);
// `g`, `green` or `g1`.
std::optional<Colour> colour_or_piece_named(std::string_view word);
// `-` or a piece.
bool is_star(std::string_view word);
// What may follow the piece of a word such as `r3s` (homeworlds R17).
bool is_owner(char letter, const DialectForm& form);

// homeworlds 3.3.
inline constexpr std::size_t longest_ap_name = 25;

// homeworlds R16: whether the dialect takes it for a name.
bool is_name(std::string_view word, const DialectForm& form);
// The same of a word, which has no blanks.
bool is_word_a_name(std::string_view word, const DialectForm& form);
// The offset of the first byte that no name of the dialect can have there; npos if it is not for its bytes that a word
// is not a name.
std::size_t find_not_of_name(std::string_view word, const DialectForm& form);
// `(Alpha)` with a name inside, in the dialects whose names have no parentheses.
bool is_parenthesised_name(std::string_view word, const DialectForm& form);

}  // namespace plyglot::homeworlds
